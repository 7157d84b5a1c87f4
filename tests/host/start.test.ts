import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newLocalDir, startProduct, startRefusedProduct, type Product } from '../../scripts/local/product.ts';
import { anEditor, callFunction } from '../support/products/editor.ts';
import { checked, everything, expectUnchanged } from '../support/products/installation.ts';
import { portOf } from '../support/port-of.ts';
import { skippedUnless } from '../support/skipped-unless.ts';
import { createStandIn } from '../support/stand-ins/create-stand-in.ts';

const env = { BACKEND_IS_SHORT_LIVED: 'yes', REBUILD_QUIET_SECONDS: '1' };
const folders: string[] = [];
function aLocalDir(): string {
  const folder = newLocalDir();
  folders.push(folder);
  return folder;
}

let product: Product;
beforeAll(async () => {
  product = await startProduct({ localDir: aLocalDir(), env });
});
afterAll(async () => {
  await product.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  test('prints the site’s addresses and keys', () => {
    expect(product.output()).toContain(`Site             ${product.url}`);
    expect(product.output()).toContain(`Desk             ${product.url}/admin`);
    expect(product.adminToken.length).toBeGreaterThanOrEqual(32);
    expect(product.publishableKey).toMatch(/^sb_publishable_/);
  });

  test('serves the site at localhost and at 127.0.0.1, and the database API on the same port', async () => {
    const home = await fetch(product.url);
    expect(home.status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${product.port}/`)).status).toBe(200);
    const rows = await fetch(`${product.url}/rest/v1/blog_posts?select=id&limit=1`, {
      headers: { apikey: product.publishableKey },
    });
    expect(rows.status).toBe(200);
    expect(await rows.json()).toHaveLength(1);
  });

  test(
    'passes every item of the installation check, which leaves the data unchanged',
    { tags: ['heavy'] },
    async () => {
      onTestFinished(() => void vi.unstubAllEnvs());
      const before = await everything(product);
      const rows = await checked({}, { product });
      expect(rows.filter(({ state }) => state !== 'met')).toEqual([]);
      expect(rows).toHaveLength(26);
      await expectUnchanged(before, product);
    },
  );

  test('writes a settings file that only the current user can read, and prints no signing secret', () => {
    expect(statSync(path.join(product.localDir, 'settings.json')).mode & 0o777).toBe(0o600);
    expect(product.output()).not.toContain(
      (
        JSON.parse(readFileSync(path.join(product.localDir, 'settings.json'), 'utf8')) as {
          signingSecret: string;
        }
      ).signingSecret,
    );
  });

  test('reports in one sentence that a port is in use', async () => {
    const refused = await startRefusedProduct({ localDir: aLocalDir(), port: product.port });
    expect(refused.code).toBe(1);
    expect(refused.output.trim()).toBe(
      `Port ${product.port} is taken: stop what runs there, or choose another one, for example PORT=${product.port + 1}.`,
    );
  });

  test('reports a port that is in use only on the IPv6 address of localhost', async () => {
    const server = await listen();
    const port = portOf(server);
    const refused = await startRefusedProduct({ localDir: aLocalDir(), port });
    server.close();
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toContain(`Port ${port} is taken`);
  });

  test.each(['eighty', '0', '70000', '80.5'])(
    'reports the invalid setting PORT=%s in one sentence',
    async (port) => {
      const refused = await startRefusedProduct({ localDir: aLocalDir(), env: { PORT: port } });
      expect(refused.code).toBe(1);
      expect(refused.output.trim()).toBe(`PORT is “${port}”, but a port is a whole number from 1 to 65535.`);
    },
  );

  test('refuses to start a second site in the same folder', async () => {
    const refused = await startRefusedProduct({ localDir: product.localDir });
    expect(refused.code).toBe(1);
    expect(refused.output.trim().split('\n')).toHaveLength(1);
    expect(refused.output).toContain('is in use by another local site');
  });

  test.each(['{ "adminToken": "x"', 'null', '{}'])(
    'reports damaged settings (%s) in one sentence',
    async (text) => {
      const localDir = aLocalDir();
      writeFileSync(path.join(localDir, 'settings.json'), text);
      const refused = await startRefusedProduct({ localDir });
      expect(refused.code).toBe(1);
      expect(refused.output.trim().split('\n')).toHaveLength(1);
      expect(refused.output).toContain('settings.json is damaged');
    },
  );

  test('reports in one sentence that LOCAL_DIR is a file', async () => {
    const file = path.join(aLocalDir(), 'file');
    writeFileSync(file, '');
    const refused = await startRefusedProduct({ localDir: file });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('is no folder');
  });

  const isLinux = process.platform === 'linux';
  const linuxOnly = skippedUnless(isLinux, 'the folder /proc of Linux');
  test.skipIf(!isLinux)(`reports a LOCAL_DIR that cannot be created${linuxOnly}`, async () => {
    const refused = await startRefusedProduct({ localDir: '/proc/a-site' });
    expect(refused.code).toBe(1);
    expect(refused.output.trim()).toMatch(/^\/proc\/a-site cannot be created: .*$/);
  });

  test('refuses a folder with npm packages, and does not change it', async () => {
    const localDir = aLocalDir();
    mkdirSync(path.join(localDir, 'node_modules/one'), { recursive: true });
    const refused = await startRefusedProduct({ localDir });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('give LOCAL_DIR a folder of its own');
    expect(readdirSync(path.join(localDir, 'node_modules'))).toEqual(['one']);
  });

  const isRoot = process.getuid?.() === 0;
  const remark = skippedUnless(!isRoot, 'an account other than root');
  test.skipIf(isRoot)(`reports a folder without write permission in one sentence${remark}`, async () => {
    const localDir = aLocalDir();
    chmodSync(localDir, 0o500);
    const refused = await startRefusedProduct({ localDir });
    chmodSync(localDir, 0o700);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('may not be written to');
  });

  test('starts a database again that was killed, and says so', { tags: ['heavy'] }, async () => {
    const posts = await countPosts(product);
    const [child = ''] = processesUsing(product.localDir).filter((one) => one.includes('backend-child.ts'));
    process.kill(Number.parseInt(child, 10), 'SIGKILL');
    await expect
      .poll(product.output, { timeout: 60_000 })
      .toMatch(/has ended \(it was killed\).*\nThe database runs again/);
    expect(await countPosts(product)).toBe(posts);
  });

  // Must be the last test, because it stops the product.
  test('keeps all data if it is killed and started again', { tags: ['heavy'] }, async () => {
    const { localDir } = product;
    const kept = () => readFileSync(path.join(localDir, 'settings.json'), 'utf8');
    const [posts, secrets, session] = [await countPosts(product), kept(), await anEditor(product)];
    expect(posts).toBeGreaterThan(10);
    expect(await statusFor(product, session)).toBe(200);
    await product.kill9();
    await expect.poll(() => processesUsing(localDir), { timeout: 10_000 }).toEqual([]);

    const second = await startProduct({
      localDir,
      env: { ...env, ADMIN_TOKEN: 'todays-token', RETENTION_DAYS: 'two' },
    });
    expect(second.output()).toContain('RETENTION_DAYS must be a whole number');
    expect(kept()).toBe(secrets);
    expect(await countPosts(second)).toBe(posts);
    expect(await statusFor(second, session)).toBe(401);
    const yesterday = await callFunction(second.url, 'admin-session', {
      body: { token: product.adminToken },
    });
    expect(yesterday.status).toBe(401);
    expect(await statusFor(second, await anEditor(second))).toBe(200);

    // A stop by SIGTERM must leave no process behind.
    expect(await second.stop()).toBe(0);
    await expect.poll(() => processesUsing(localDir), { timeout: 10_000 }).toEqual([]);

    // A damaged database must cause a message of one sentence instead of a stack trace.
    writeFileSync(path.join(localDir, 'backend/database/global/pg_control'), 'no longer what it was');
    const refused = await startRefusedProduct({ localDir });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('probably damaged');
    expect(refused.output).not.toMatch(/^\s+at /m);
  });
});

const statusFor = async ({ url }: Product, token: string) =>
  (await callFunction(url, 'site-status', { token })).status;

async function countPosts({ url, publishableKey }: Product): Promise<number> {
  const answer = await fetch(`${url}/rest/v1/blog_posts?select=id`, { headers: { apikey: publishableKey } });
  return ((await answer.json()) as unknown[]).length;
}

function processesUsing(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const isInside = realpathSync(`/proc/${pid}/cwd`).startsWith(folder);
        return isInside || command.includes(folder) ? [`${pid} ${command}`] : [];
      } catch {
        // The process has ended, or another user owns it.
        return [];
      }
    });
}

function listen(): Promise<Server> {
  const server = createStandIn(() => undefined);
  return new Promise((resolve) => {
    server.listen({ host: '::1', port: 0 }, () => resolve(server));
  });
}
