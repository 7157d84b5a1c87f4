import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as startRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { newBackupKeys } from '#adapters/backup/seal.ts';
import type { Database, Schema } from '#adapters/supabase/client.ts';
import { mediaBucket } from '#adapters/supabase/images/media-bucket.ts';
import { backupSource } from '#adapters/supabase/site/backup.ts';
import { withoutTestRunner } from '../../scripts/local/product.ts';
import { aBackend, anEditor, type TestBackend } from '../support/database/backend.ts';
import { filesOf } from '../support/database/stored-files.ts';
import { findPostgrest } from '../support/hosted/postgrest.ts';
import { keepFigure } from '../support/figures.ts';
import { anS3, s3Access, type S3Server } from '../support/stand-ins/s3-server.ts';
import { portOf } from '../support/port-of.ts';
import { createStandIn } from '../support/stand-ins/create-stand-in.ts';
import { postgresAndRest, skippedUnless } from '../support/skipped-unless.ts';

const posts = Number(process.env['BACKUP_POSTS'] ?? 20_000);
const images = posts / 20;
const isHere = inject('hostedServer') !== undefined && findPostgrest() !== undefined;
const remark = skippedUnless(isHere, postgresAndRest);

/** `insert_posts` fires all triggers on posts. `end_wait` lets a backup start at once after a killed backup. */
const sql = `
  create function public.insert_posts(n integer) returns void language sql security definer set statement_timeout = '600s' as $$
    insert into public.blog_posts (slug_base, language, title, excerpt, content, is_published, published_at)
    select 'post-' || i, 'nl', 'Post ' || i, 'Over ' || i,
      (select string_agg('<p>' || md5(i::text || p) || ' ' || md5(p || '-' || i) || '</p>', '') from generate_series(1, 40) p), true, now()
    from generate_series(1, n) i
  $$;
  create function public.end_wait() returns void language sql security definer as
    'update private.installation set backup_held_until = null where only_row';
  grant execute on function public.insert_posts, public.end_wait to service_role;
`;

describe.skipIf(!isHere)(`a large site${remark}`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'large-backup-'));
  const keyFile = path.join(folder, 'site.key');
  let keys: Awaited<ReturnType<typeof newBackupKeys>>;
  let full: TestBackend;
  let empty: TestBackend;
  let s3: S3Server;
  const proxies: Proxy[] = [];

  beforeAll(async () => {
    [full, empty, s3] = await Promise.all([aBackend({ sql }), aBackend(), anS3()]);
    keys = await newBackupKeys();
    writeFileSync(keyFile, keys.privateKey);
  });
  afterAll(async () => {
    await Promise.all([full.stop(), empty.stop(), s3.stop(), ...proxies.map(({ stop }) => stop())]);
    rmSync(folder, { recursive: true, force: true });
  });

  test(
    'is identical after backup and restore, although the API ends long calls and each command is killed twice',
    { tags: ['heavy'], timeout: 1_800_000 },
    async ({ task }) => {
      const before = (await anEditor(full, { isShared: true })).userId;
      const after = (await anEditor(empty, { isShared: true })).userId;
      expect((await full.owner().rpc('insert_posts', { n: posts })).error).toBeNull();
      const media = mediaBucket(ownerOf(full));
      const numbers = Array.from({ length: images }, (_, number) => number).values();
      const write = async () => {
        for (const number of numbers) {
          const digest = createHash('md5').update(String(number)).digest('hex');
          const name = `${digest}-960x640-${'abc'.repeat(12)}/960.webp`;
          await media.write(name, new Uint8Array(2000).fill(number));
        }
      };
      await Promise.all(Array.from({ length: 16 }, write));
      const [source, target] = [await aCuttingProxy(full.url), await aCuttingProxy(empty.url)];
      proxies.push(source, target);

      const backUp = `import { backUpNight } from './src/wiring/nightly-backup.ts';
        await backUpNight('2026-11-24', { seconds: 1200 });`;
      const backup = () => run(['--input-type=module', '-e', backUp], settings(full, source));
      for (const share of [0.3, 0.8]) {
        await killed(backup(), () => s3.objects.size > 300 * share * (posts / 20_000));
        expect((await full.owner().rpc('end_wait')).error).toBeNull();
      }
      expect([...s3.objects.keys()].filter((name) => name.endsWith('/manifest'))).toEqual([]);
      expect(await backup().ended).toMatchObject({ code: 0 });

      const restore = () => run(['scripts/restore.ts', keyFile], settings(empty, target));
      for (const calls of [10, 30]) await killed(restore(), () => target.placed() > calls * (posts / 20_000));
      const restored = await restore().ended;
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Continued') as string });
      expect([source.cut(), target.cut()]).toEqual([0, 0]);

      for (const { name } of await backupSource(ownerOf(full)).tables()) {
        if (name === 'private.site') continue;
        const [there, here] = [await digestOf(full, name, before), await digestOf(empty, name, after)];
        expect([name, here]).toEqual([name, there]);
      }
      const files = await filesOf(ownerOf(full));
      expect([Object.keys(files).length, await filesOf(ownerOf(empty))]).toEqual([images, files]);
      expect(Math.max(source.longest(), target.longest())).toBeLessThan(20_000);
      keepFigure(task, {
        what: 'posts and images restored identically, each command killed twice',
        value: `${posts} and ${images}`,
        goal: 'all',
        ok: true,
        count: posts,
      });
    },
  );

  const settings = ({ keys: { publishableKey, secretKey } }: TestBackend, { url }: Proxy) => ({
    SITE_URL: 'https://www.my-site.example',
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    BACKUP_URL: s3.url,
    BACKUP_PUBLIC_KEY: keys.publicKey,
    BACKUP_KEY_ID: s3Access.keyId,
    BACKUP_SECRET: s3Access.secret,
  });
});

/** Forwards calls to the backend. Answers 504 if a call takes longer than 20 s. Supabase’s API allows 60 s. */
async function aCuttingProxy(backend: string): Promise<Proxy> {
  let [cut, longest, placed] = [0, 0, 0];
  const server = createStandIn((asked, response) => {
    const begun = Date.now();
    const { hostname, port } = new URL(backend);
    const { method, url, headers } = asked;
    const forwarded = startRequest({ hostname, port, method, path: url, headers }, (answered) => {
      if (response.writableEnded) return;
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    const limit = setTimeout(() => {
      cut += 1;
      response.writeHead(504).end();
    }, 20_000);
    response.on('close', () => {
      clearTimeout(limit);
      longest = Math.max(longest, Date.now() - begun);
      if (url?.endsWith('/place_restore') === true) placed += 1;
    });
    forwarded.on('error', () => response.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    cut: () => cut,
    longest: () => longest,
    placed: () => placed,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { ...withoutTestRunner(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  return { child, ended: (async () => ({ code: await closed, output: (await printed).join('') }))() };
}

/** Kills a command once `isFarEnough` returns true. Fails if the command ends before that. */
async function killed({ child, ended }: ReturnType<typeof run>, isFarEnough: () => boolean): Promise<void> {
  while (!isFarEnough() && child.exitCode === null) await pause(20);
  child.kill('SIGKILL');
  const { code, output } = await ended;
  expect([code, output]).toEqual([null, expect.not.stringContaining('Error')]);
}

/** Returns the row count and a digest of a table. The id `account` is replaced, because it differs per database. */
async function digestOf(backend: TestBackend, table: string, account: string): Promise<string> {
  const source = backupSource(ownerOf(backend));
  const lines: string[] = [];
  let page = await source.page(table, null);
  for (; page.rows.length > 0; page = await source.page(table, page.after))
    for (const row of page.rows)
      lines.push(createHash('sha256').update(row.replaceAll(account, 'shared')).digest('hex'));
  return `${lines.length} ${createHash('sha256').update(lines.toSorted().join('')).digest('hex')}`;
}

const ownerOf = ({ url, keys }: TestBackend): Database =>
  createClient<Schema>(url, keys.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });

type Proxy = {
  url: string;
  cut: () => number;
  longest: () => number;
  placed: () => number;
  stop: () => Promise<void>;
};
