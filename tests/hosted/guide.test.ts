/** The commands of docs/deploy.md work in their order, on an imitation of a new hosted project. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Schema } from '#adapters/supabase/client.ts';
import { createBackendKeys } from '../../scripts/local/backend/backend.ts';
import { withoutTestRunner } from '../../scripts/local/product.ts';
import { aPost } from '../support/database/posts.ts';
import { aFolder, type Folder } from '../support/folder.ts';
import { startHosted, type Hosted } from '../support/hosted/backend.ts';
import { findPostgrest } from '../support/hosted/postgrest.ts';
import { postgresAndRest, skippedUnless } from '../support/skipped-unless.ts';

const server = inject('hostedServer');
const postgrest = findPostgrest();
const guide = readFileSync('docs/deploy.md', 'utf8');
const [, template = ''] = /```sh\n(DATABASE_URL=[\s\S]*?)```/.exec(guide) ?? [];

const isHere = server !== undefined && postgrest !== undefined;
const remark = skippedUnless(isHere, postgresAndRest);

describe.skipIf(!isHere)(`the guide’s commands${remark}`, () => {
  const keys = createBackendKeys();
  const projects: Hosted[] = [];
  let workspace: Folder;

  beforeAll(() => {
    workspace = aFolder({ 'template.env': template });
  });
  afterEach(async () => {
    for (const { stop } of projects.splice(0)) await stop();
  });
  afterAll(() => workspace.remove());

  test('stop in one sentence while the settings file still has the guide’s placeholders', async () => {
    for (const [name, files] of [
      ['set-up', []],
      ['restore', ['a.tar.gz']],
      ['check-installation', []],
    ] as const)
      expect(await command(name, { file: 'template.env', files })).toEqual({
        code: 1,
        output: expect.stringMatching(
          /^\s*\S+template\.env still has a placeholder for SITE_URL, .*\s*$/,
        ) as string,
      });
  });

  test(
    'set up a new project, back it up, and restore it into another that was set up with the same file',
    { tags: ['heavy'] },
    async () => {
      const first = await aNewProject('first.env');
      const setUp = await command('set-up', { file: 'first.env' });
      expect(setUp).toEqual({
        code: 0,
        output: expect.stringMatching(/^Migrations applied: \d\d\.\n/) as string,
      });
      expect(setUp.output).toMatch(/^The details of the business are stored: \d+ came from the settings\.$/m);
      const owner = createClient<Schema>(first.url, keys.secretKey, { auth: { persistSession: false } });
      expect((await owner.from('blog_posts').insert([aPost(), aPost()])).error).toBeNull();
      const archive = path.join(workspace.folder, 'backup.tar.gz');
      expect(await command('backup', { file: 'first.env', files: [archive] })).toMatchObject({ code: 0 });

      const second = await aNewProject('second.env');
      expect(await command('set-up', { file: 'second.env' })).toMatchObject({ code: 0 });
      const restored = await command('restore', { file: 'second.env', files: [archive] });
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining(second.url) as string });
      const rows = (project: Hosted) =>
        project.database.query(`select to_jsonb(post) as row from blog_posts post
          union all select to_jsonb(saved) from private.business_versions saved order by 1`);
      expect(await rows(second)).toEqual(await rows(first));
      expect(await command('restore', { file: 'second.env', files: [archive] })).toMatchObject({
        code: 1,
        output: expect.stringContaining('was restored into it completely') as string,
      });
    },
  );

  async function aNewProject(file: string): Promise<Hosted> {
    if (server === undefined || postgrest === undefined) throw new Error('There is no PostgreSQL.');
    const project = await startHosted({ server, postgrest, keys, sql: '', isNew: true });
    projects.push(project);
    workspace.write(
      file,
      template.replaceAll(/^(\w+)=.*$/gm, (_, name: string) => `${name}="${valueOf(name, project)}"`),
    );
    return project;
  }

  function valueOf(name: string, { url, deployerUrl }: Hosted): string {
    const values: Record<string, string> = {
      DATABASE_URL: deployerUrl,
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
      SUPABASE_SECRET_KEY: keys.secretKey,
      // A port on which nothing listens: the site is deployed later.
      SITE_URL: 'http://127.0.0.1:9',
    };
    if (values[name] !== undefined) return values[name];
    if (/PHONE|CHAT/.test(name)) return '+34 971 123 456';
    if (name.endsWith('EMAIL')) return 'desk@casaclara.test';
    if (name.endsWith('URL')) return 'https://partner.test/';
    return name.startsWith('BUSINESS_') ? 'Casa Clara' : `a secret of the tests for ${name}`;
  }

  async function command(name: string, { file, files = [] }: { file: string; files?: readonly string[] }) {
    expect(guide).toContain(`npm run ${name}`);
    const child = spawn(process.execPath, [`scripts/${name}.ts`, ...files], {
      env: { ...withoutTestRunner(process.env), ENV_FILE: path.join(workspace.folder, file) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await ended, output: out + err };
  }
});
