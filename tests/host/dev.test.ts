import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  freePort,
  newLocalDir,
  startRefusedProduct,
  withoutTestRunner,
} from '../../scripts/local/product.ts';

test('npm run dev shows pages, functions and database at one address, and ends in order', async () => {
  const localDir = newLocalDir();
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...withoutTestRunner(process.env), PORT: String(port), LOCAL_DIR: localDir },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(localDir, { recursive: true, force: true });
  });
  let printed = '';
  const isReady = Promise.withResolvers<undefined>();
  const ended = new Promise((resolve) => child.once('close', resolve));
  void ended.then(() => isReady.reject(new Error(`It ended:\n${printed}`)));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (/^Ready in .*Ctrl-C/ms.test(printed)) isReady.resolve(undefined);
    });
  }
  await isReady.promise;

  const url = `http://localhost:${port}`;
  const overview = await fetch(`${url}/nl/blog`);
  expect(overview.status, `${(await overview.text()).slice(0, 2000)}\n${printed}`).toBe(200);
  expect(await (await fetch(`${url}/build.json`)).json()).toMatchObject({ contentVersion: 1 });
  const refused = await fetch(`${url}/functions/v1/publish-blog-post`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(refused.status).toBe(401);
  expect((await fetch(`${url}/rest/v1/blog_posts?select=id&limit=1`)).status).toBeLessThan(500);

  // The two commands share a folder, but not at once.
  expect((await startRefusedProduct({ localDir })).output).toContain('is in use by another local site');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
