import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newBackupKeys } from '#adapters/backup/seal.ts';
import type { Database, Schema } from '#adapters/supabase/client.ts';
import { mediaBucket } from '#adapters/supabase/images/media-bucket.ts';
import { healthFacts } from '#adapters/supabase/site/health.ts';
import { backUpNight } from '#wiring/nightly-backup.ts';
import { newLocalDir, withoutTestRunner } from '../../scripts/local/product.ts';
import { aBackend, anEditor, type TestBackend } from '../support/database/backend.ts';
import { aPost } from '../support/database/posts.ts';
import { anS3, s3Access, type S3Server } from '../support/stand-ins/s3-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nightly-backup-'));
const keyFile = path.join(folder, 'my-site.key');
const keys = await newBackupKeys();
const image = `${'d'.repeat(32)}-960x640-${'abc'.repeat(12)}/960.webp`;
/** After a failed backup, the next attempt waits for an hour. `end_wait` ends the wait. */
const endWait = `
  create function public.end_wait() returns void language sql security definer as
    'update private.installation set backup_held_until = null';
  grant execute on function public.end_wait to service_role;
`;
const posts = Array.from({ length: 50 }, () => aPost());
let backend: TestBackend;
let s3: S3Server;

beforeAll(async () => {
  [backend, s3] = await Promise.all([aBackend({ sql: endWait }), anS3({ pageSize: 20 })]);
  await anEditor(backend, { isShared: true });
  expect((await backend.owner().from('blog_posts').insert(posts)).error).toBeNull();
  await mediaBucket(owner()).write(image, new Uint8Array(100_000).fill(7));
  writeFileSync(keyFile, `${keys.privateKey}\n`);
});
afterAll(async () => {
  await Promise.all([backend.stop(), s3.stop()]);
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  for (const [name, value] of Object.entries(settings())) vi.stubEnv(name, value);
});
afterEach(() => {
  s3.state.fault = undefined;
  vi.unstubAllEnvs();
});

const settings = () => ({
  SITE_URL: 'https://www.my-site.example',
  SUPABASE_URL: backend.url,
  SUPABASE_PUBLISHABLE_KEY: backend.keys.publishableKey,
  SUPABASE_SECRET_KEY: backend.keys.secretKey,
  BACKUP_URL: s3.url,
  BACKUP_PUBLIC_KEY: keys.publicKey,
  BACKUP_KEY_ID: s3Access.keyId,
  BACKUP_SECRET: s3Access.secret,
});
const owner = (): Database =>
  createClient<Schema>(backend.url, backend.keys.secretKey, { auth: { persistSession: false } });
const isDue = async (night: string): Promise<boolean> => {
  const asked = { times: {}, lost_after_seconds: 900, remind_after_seconds: 10_800, backup_night: night };
  return ((await backend.owner().rpc('begin_tick', { asked })).data as { due: { backup: boolean } }).due
    .backup;
};
const stored = (part: string) => [...s3.objects.keys()].filter((name) => name.includes(part));

describe('the nightly backup', () => {
  test('completes one backup despite repeated failures, and stores no image twice', async () => {
    let requests = 0;
    s3.state.fault = () => (++requests % 5 === 0 ? [403, 'Killed'] : undefined);
    let failures = 0;
    while (await isDue('2026-11-24')) {
      const failure = await backUpNight('2026-11-24', { seconds: 60 }).catch(String);
      if (failure === undefined) break;
      failures += 1;
      expect([failure, (await healthFacts(owner())).backupError]).toEqual(
        Array(2).fill(expect.stringContaining('403 Killed')),
      );
      expect(await isDue('2026-11-24')).toBe(false);
      await nextHour();
    }
    expect(failures).toBeGreaterThan(2);
    const { backedUpAt, backupError } = await healthFacts(owner());
    expect([backedUpAt instanceof Date, backupError]).toEqual([true, undefined]);
    expect([stored('/manifest').length, stored('/images/').length]).toEqual([1, 1]);
    expect([...s3.objects.values()].some((bytes) => bytes.includes('blog_posts'))).toBe(false);
    expect(await isDue('2026-11-24')).toBe(false);
    expect(await isDue('2026-11-25')).toBe(true);
  });

  test('keeps backups of seven nights and four weeks, and removes incomplete ones and unused images', async () => {
    const started = [...s3.objects.keys()]
      .find((name) => name.endsWith('/manifest'))
      ?.replace('24/manifest', '20/part');
    s3.objects.set(String(started), Buffer.from('x'));
    const gone = stored('/images/')[0]?.replace('dddd', 'eeee') ?? '';
    s3.objects.set(gone, Buffer.from('x'));
    const images = () => stored('/images/').filter((name) => !name.includes('/unused/'));
    for (let day = 25; day < 34; day++) {
      const night = new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10);
      await backUpNight(night, { seconds: 60 });
    }
    const nights = new Set(stored('/nights/').map((name) => name.split('/')[3]));
    expect([...nights].toSorted()).toEqual(
      ['24', '27', '28', '29', '30']
        .map((day) => `2026-11-${day}`)
        .concat(['2026-12-01', '2026-12-02', '2026-12-03']),
    );
    // The backup of the 24th is still stored, and may need the second image, which no later backup uses.
    expect(images()).toHaveLength(2);
    expect(stored('/unused/')).toEqual([gone.replace('/images/', '/unused/2026-11-25/images/')]);
    for (const name of stored('/nights/2026-11-24/')) s3.objects.delete(name);
    await backUpNight('2026-12-04', { seconds: 60 });
    expect([images().length, stored('/unused/')]).toEqual([1, []]);
  });

  test.each([
    ['is full', () => [507, 'XMinioStorageFull'] as const, '507 XMinioStorageFull'],
    ['refuses the key', () => [403, 'AccessDenied'] as const, '403 AccessDenied'],
  ])('reports a storage place that %s, and keeps the older backups', async (_, fault, words) => {
    const before = stored('').length;
    s3.state.fault = (request) => (request.method === 'PUT' ? [...fault()] : undefined);
    await expect(backUpNight('2027-01-01', { seconds: 60 })).rejects.toThrow(words);
    expect([stored('').length, (await healthFacts(owner())).backupError]).toEqual([
      before,
      expect.stringContaining(words),
    ]);
    await nextHour();
  });

  test.each([
    ['confirms what it does not store', 'does not return what was stored'],
    ['answers after its time is over', 'no complete answer within 9 s'],
  ])('reports a storage place that %s, and says what to do', async (kind, words) => {
    s3.state.fault = async (request, response) => {
      if (request.method !== 'PUT') return undefined;
      if (kind.startsWith('confirms')) return void response.end();
      await new Promise((resolve) => response.once('close', resolve));
      return undefined;
    };
    await expect(backUpNight('2027-01-01', { seconds: 60 })).rejects.toThrow(words);
    await nextHour();
  });
});

describe('npm run restore with the key file', () => {
  test(
    'restores the newest backup into an empty folder; with “rehearse”, records the successful rehearsal',
    { timeout: 600_000 },
    async () => {
      const restored = newLocalDir();
      const { code, output } = await command('restore', [keyFile], { SUPABASE_URL: '', LOCAL_DIR: restored });
      expect([code, output]).toEqual([0, expect.stringContaining(' rows, 1 pictures, 1 accounts')]);
      expect(Number(/(\d+) rows/.exec(output)?.[1])).toBeGreaterThanOrEqual(posts.length);
      const again = await command('restore', [keyFile, '2026-12-03'], {
        SUPABASE_URL: '',
        LOCAL_DIR: restored,
      });
      expect([again.code, again.output]).toEqual([1, expect.stringContaining('is not empty')]);
      rmSync(restored, { recursive: true });
      const rehearsal = await command('rehearse', [keyFile], {});
      expect([rehearsal.code, rehearsal.output]).toEqual([0, expect.stringContaining('is recorded')]);
      expect((await healthFacts(owner())).rehearsedAt).toBeInstanceOf(Date);
    },
  );

  test.each<[string, string, () => Record<string, string> | undefined]>([
    ['was altered', 'was altered', () => spoil((bytes) => bytes.fill(1, 60, 61))],
    ['is cut', 'was altered, cut', () => spoil((bytes) => bytes.subarray(0, 40))],
    ['has parts under another’s name', 'was altered', () => swap()],
    ['belongs to another site', 'www.my-site.example/', () => ({ SITE_URL: 'https://other.example' })],
  ])('refuses a backup that %s, and changes nothing', async (_, words, change) => {
    const before = new Map(s3.objects);
    const env = change() ?? {};
    const restored = newLocalDir();
    const { code, output } = await command('restore', [keyFile], {
      ...env,
      SUPABASE_URL: '',
      LOCAL_DIR: restored,
    });
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
    expect(output).not.toMatch(/\n {4}at /);
    for (const [name, bytes] of before) s3.objects.set(name, bytes);
  });

  test('refuses a private key of another pair, and a backup with a missing object', async () => {
    const other = path.join(folder, 'other.key');
    writeFileSync(other, (await newBackupKeys()).privateKey);
    const unknown = await command('restore', [other], {});
    expect([unknown.code, unknown.output]).toEqual([
      1,
      expect.stringContaining('There is no complete backup'),
    ]);
    s3.objects.delete(String(stored('/images/')[0]));
    const missing = await command('restore', [keyFile], {});
    expect([missing.code, missing.output]).toEqual([1, expect.stringContaining('is missing')]);
    expect(readFileSync(keyFile, 'utf8').length).toBeLessThan(200);
  });
});

function spoil(change: (bytes: Buffer) => Buffer): undefined {
  const name = stored('2026-12-04/public.blog_posts')[0] ?? '';
  s3.objects.set(name, change(Buffer.from(s3.objects.get(name) ?? '')));
}

function swap(): undefined {
  const [one = '', other = ''] = stored('/images/').concat(stored('2026-12-04/public.blog_posts'));
  const bytes = s3.objects.get(one) ?? Buffer.of();
  s3.objects.set(one, s3.objects.get(other) ?? Buffer.of());
  s3.objects.set(other, bytes);
}

async function nextHour(): Promise<void> {
  expect((await backend.owner().rpc('end_wait')).error).toBeNull();
}

async function command(name: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...withoutTestRunner(process.env), BACKEND_IS_SHORT_LIVED: 'yes', ...settings(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output: out + err };
}
