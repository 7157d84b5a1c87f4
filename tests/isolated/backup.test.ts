/** The commands for backup and restore, as an owner types them. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { storedSecrets } from '../../scripts/local/stored-secrets.ts';
import { newLocalDir, startProduct, withoutTestRunner } from '../../scripts/local/product.ts';
import { anArticle, anEditor, callFunction, eventually } from '../support/products/editor.ts';

const product = inject('product');
const ofProduct = {
  SUPABASE_URL: product.url,
  SUPABASE_SECRET_KEY: storedSecrets(product.localDir).backendKeys.secretKey,
};
const folder = mkdtempSync(path.join(tmpdir(), 'backup-command-'));
const restoredDir = newLocalDir();
const file = path.join(folder, 'site.tar.gz');
const article = anArticle({ languages: ['nl'] });
const draft = anArticle({ languages: ['nl'], publish_main: false });

beforeAll(async () => {
  const token = await anEditor(product);
  for (const body of [article, draft])
    expect((await callFunction(product.url, 'create-multilingual-blog', { token, body })).status).toBe(200);
  const made = await command('backup', [file], ofProduct);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('was read back') as string });
  const back = await command('restore', [file], { LOCAL_DIR: restoredDir });
  expect(back).toMatchObject({ code: 0, output: expect.stringContaining('A build of version') as string });
});
afterAll(() => {
  for (const dir of [folder, restoredDir]) rmSync(dir, { recursive: true, force: true });
});

describe('backup and restore commands', () => {
  test(
    'restore a site that starts, publishes and can be backed up while it runs',
    { tags: ['heavy'] },
    async () => {
      const restored = await startProduct({
        localDir: restoredDir,
        env: { SEED: 'none', BACKEND_IS_SHORT_LIVED: 'yes', REBUILD_QUIET_SECONDS: '1' },
      });
      try {
        const page = (slugBase: string) => fetch(`${restored.url}/blog/${slugBase}-nl`);
        expect((await page(article.slug_base)).status).toBe(200);
        expect((await page(draft.slug_base)).status).toBe(404);

        const token = await anEditor(restored);
        const body = { slug: `${draft.slug_base}-nl`, language: 'nl' };
        expect((await callFunction(restored.url, 'publish-blog-post', { token, body })).status).toBe(200);
        await eventually(async () => (await page(draft.slug_base)).status, {
          until: (status) => status === 200,
        });
        const state = async () => (await callFunction(restored.url, 'site-status', { token })).json;
        await eventually(state, { until: ({ state: site }) => site === 'live' });

        const running = { LOCAL_DIR: restoredDir };
        expect(await command('backup', [path.join(folder, 'running.tar.gz')], running)).toMatchObject({
          code: 0,
          output: expect.stringContaining('was read back') as string,
        });
        expect(await command('restore', [file], running)).toMatchObject({
          code: 1,
          output: expect.stringContaining('is not empty') as string,
        });
      } finally {
        await restored.stop();
      }
    },
  );

  test('back up a product that is not running', { tags: ['heavy'] }, async () => {
    const again = path.join(folder, 'again.tar.gz');
    expect(await command('backup', [again], { LOCAL_DIR: restoredDir })).toMatchObject({ code: 0 });
  });

  test.each<[string, 'backup' | 'restore', string[], Record<string, string>, string]>([
    ['if no file is named', 'backup', [], {}, 'Name one file'],
    ['if two files are named', 'restore', ['a', 'b'], {}, 'Name one file'],
    [
      'if the folder contains no product',
      'backup',
      ['x.tar.gz'],
      { LOCAL_DIR: folder },
      'There is no product',
    ],
    ['if the file already exists', 'backup', [file], ofProduct, 'is there already'],
    ['if the target folder does not exist', 'backup', ['none/x'], ofProduct, 'its folder is not there'],
    ['if the target site contains posts', 'restore', [file], ofProduct, 'is not empty'],
    ['if the target was restored before', 'restore', [file], { LOCAL_DIR: restoredDir }, 'is not empty'],
    ['if the backup file does not exist', 'restore', ['nothing.tar.gz'], ofProduct, 'There is no file'],
    ['if the settings file does not exist', 'backup', ['x'], { ENV_FILE: 'none.env' }, 'cannot be read'],
    [
      'if the secret key is missing',
      'backup',
      ['x'],
      { SUPABASE_URL: 'http://127.0.0.1:9' },
      'SUPABASE_SECRET_KEY is missing',
    ],
    [
      'if the address is invalid',
      'backup',
      ['x'],
      { SUPABASE_URL: 'mine', SUPABASE_SECRET_KEY: 'sb_secret_unknown' },
      'begins with https',
    ],
  ])('report a mistake in one sentence %s (%s)', async (_what, name, files, env, words) => {
    const refused = await command(name, files, env);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(words) as string });
    expect(refused.output).not.toMatch(/\n {4}at /);
  });

  test('read settings from a file, and name a service that does not answer', async () => {
    const settings = path.join(folder, 'settings.env');
    writeFileSync(settings, 'SUPABASE_URL=http://127.0.0.1:9\nSUPABASE_SECRET_KEY=sb_secret_unknown\n');
    const target = path.join(folder, 'away.tar.gz');
    const refused = await command('backup', [target], { ENV_FILE: settings });
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining('It did not answer') as string,
    });
    expect(existsSync(target)).toBe(false);
  });
});

async function command(name: string, files: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...files], {
    env: { ...withoutTestRunner(process.env), BACKEND_IS_SHORT_LIVED: 'yes', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output: out + err };
}
