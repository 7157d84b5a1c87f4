/**
 * The embedded database of a local product survives kills, double starts and damaged files without losing a confirmed
 * row.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackendKeys, startBackend, type Backend } from '../../scripts/local/backend/backend.ts';
import { aLocalDir } from '../support/database/backend.ts';
import { aPost } from '../support/database/posts.ts';

// Most tests share one folder, so that fewer backends start. These tests must run in this order.
const keys = createBackendKeys();
const begun: { holders: ChildProcess[]; folders: string[] } = { holders: [], folders: [] };
let localDir: string;
let backend: Backend;

beforeAll(async () => {
  localDir = await folder();
});

afterAll(async () => {
  for (const holder of begun.holders) holder.kill('SIGKILL');
  await backend.stop();
  for (const each of begun.folders) rmSync(each, { recursive: true, force: true });
});

describe('local backend', () => {
  test('creates keys in the format that hosted Supabase uses, and different keys each time', () => {
    expect(keys.publishableKey).toMatch(/^sb_publishable_[\w-]{22}_[\w-]{8}$/);
    expect(keys.secretKey).toMatch(/^sb_secret_[\w-]{22}_[\w-]{8}$/);
    expect(createBackendKeys().secretKey).not.toBe(keys.secretKey);
  });

  test('refuses the second of two simultaneous starts in one folder, with an explanation', async () => {
    const starts = await Promise.allSettled([
      startBackend({ localDir, keys }),
      startBackend({ localDir, keys }),
    ]);
    const [started] = starts.filter((each) => each.status === 'fulfilled');
    const [refused] = starts.filter((each) => each.status === 'rejected');
    if (started !== undefined) backend = started.value;
    expect(started).toBeDefined();
    expect(refused?.reason).toMatchObject({
      name: 'SetupMistake',
      message: expect.stringContaining('in use') as string,
    });
  });

  test('enforces the privileges from its first answer on', async () => {
    const { error } = await createClient(backend.url, keys.publishableKey).from('editors').select();
    expect(error?.message).toContain('permission denied');
  });

  test('loses no confirmed row if it is killed during inserts', async () => {
    const acknowledged = await insertUntil(backend.url, () => process.kill(backend.pid, 'SIGKILL'));
    await backend.stop();
    backend = await startBackend({ localDir, keys });
    await expectKept(acknowledged);
  });

  test('does not answer after a stop, and writes no secret to its log', async () => {
    await backend.stop();
    expect(await answers(backend.url)).toBe(false);
    const log = readFileSync(path.join(localDir, 'backend/backend.log'), 'utf8');
    expect(log).toContain('Server running');
    expect(log).not.toContain(keys.secretKey);
    expect(log).not.toContain(keys.jwtSecret);
  });

  test('ends if its parent process is killed during inserts, and loses no confirmed row', async () => {
    const { holder, url } = await startHolder();
    await expect(startBackend({ localDir, keys })).rejects.toThrow('in use by another process');
    const acknowledged = await insertUntil(url, () => holder.kill('SIGKILL'));
    await expect.poll(() => answers(url), { timeout: 5000 }).toBe(false);
    backend = await startBackend({ localDir, keys });
    await expectKept(acknowledged);
  });

  test.each([
    ['control file', 'global/pg_control', Buffer.alloc(8192)],
    ['version', 'PG_VERSION', Buffer.from('garbage')],
  ])('reports a damaged %s in one sentence that says what to do', async (_, file, content) => {
    await backend.stop();
    writeFileSync(path.join(localDir, 'backend/database', file), content);
    const failure: unknown = await startBackend({ localDir, keys }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'SetupMistake' });
    const { message } = failure as Error;
    expect(message).toMatch(
      /^The database in .* is probably damaged: put a copy of the folder back, or move it away/,
    );
    expect(message).not.toContain('\n');
  });

  test('starts normally even if the first start was killed while it created the database', async () => {
    localDir = await folder({ isEmpty: true });
    const isMaking = () =>
      existsSync(path.join(localDir, 'backend')) &&
      readdirSync(path.join(localDir, 'backend')).some((name) => name.startsWith('database-in-the-making'));
    const holder = spawnHolder();
    await expect.poll(isMaking, { timeout: 20_000, interval: 20 }).toBe(true);
    holder.kill('SIGKILL');
    backend = await startBackend({ localDir, keys });
    expect(await answers(backend.url)).toBe(true);
    expect(isMaking()).toBe(false);
  });
});

/** Inserts 100 rows concurrently and calls `kill` once 60 are confirmed. Returns slug bases of all confirmed rows. */
async function insertUntil(url: string, kill: () => unknown): Promise<string[]> {
  const acknowledged: string[] = [];
  const insert = async () => {
    const row = aPost();
    const { error } = await owner(url).from('blog_posts').insert(row);
    if (error === null && acknowledged.push(row.slug_base) === 60) kill();
  };
  await Promise.allSettled(Array.from({ length: 100 }, insert));
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  return acknowledged;
}

async function expectKept(slugs: string[]): Promise<void> {
  const { data } = await owner(backend.url).from('blog_posts').select('slug_base');
  const kept = new Set((data ?? []).map(({ slug_base }) => slug_base as string));
  expect(slugs.filter((slug) => !kept.has(slug))).toEqual([]);
}

async function folder({ isEmpty = false } = {}): Promise<string> {
  const made = await aLocalDir({ isEmpty });
  begun.folders.push(made);
  return made;
}

function spawnHolder(): ChildProcess {
  const script = path.resolve(import.meta.dirname, '../support/database/holder.ts');
  const holder = spawn(process.execPath, [script, localDir, JSON.stringify(keys)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  begun.holders.push(holder);
  return holder;
}

async function startHolder(): Promise<{ holder: ChildProcess; url: string }> {
  const holder = spawnHolder();
  if (holder.stdout === null) throw new Error('The holder has no output.');
  const [line] = (await once(createInterface({ input: holder.stdout }), 'line')) as [string];
  return { holder, url: (JSON.parse(line) as { url: string }).url };
}

const owner = (url: string) =>
  createClient(url, keys.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(`${url}/rest/v1/`, { signal: AbortSignal.timeout(2000) });
    return true;
  } catch {
    return false;
  }
}
