import type { SupabaseClient } from '@supabase/supabase-js';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBackend, anEditor, type TestBackend, answerTo } from '../support/database-backend.ts';
import { aPost } from '../support/database-posts.ts';

let backend: TestBackend;
let owner: SupabaseClient;
let editor: SupabaseClient;

beforeAll(async () => {
  backend = await aBackend();
  owner = backend.owner();
  editor = (await anEditor(backend)).client;
});

afterAll(() => backend.stop());

beforeEach(async () => {
  const { content_version } = await state();
  await call(owner, 'confirm_rebuild', { version: content_version });
  await call(owner, 'record_build', { version: content_version, ok: true, error: null });
});

test('without a change there is nothing to ask for and nothing to claim', async () => {
  expect(await call(editor, 'ask_for_rebuild')).toMatchObject({ rebuild: 'requested', run: false });
  expect(await claim({ quiet: 0 })).toEqual({ state: 'nothing' });
});

test('of twenty who ask at once exactly one has to run', async () => {
  const version = await publish();
  const answers = await Promise.all(
    Array.from(
      { length: 20 },
      () => call(editor, 'ask_for_rebuild') as Promise<{ run: boolean; rebuild: string }>,
    ),
  );
  expect(answers.filter(({ run }) => run)).toEqual([
    { run: true, rebuild: 'requested', content_version: version },
  ]);
  expect(answers.filter(({ run }) => !run)).toEqual(
    Array.from({ length: 19 }, () => ({ run: false, rebuild: 'waiting', content_version: version })),
  );
});

test('of twenty who claim at once exactly one gets it', async () => {
  const version = await publish();
  const claims = await Promise.all(Array.from({ length: 20 }, () => claim({ quiet: 0 })));
  expect(claims.filter(({ state: kind }) => kind === 'claimed')).toEqual([{ state: 'claimed', version }]);
  const waiting = claims.filter(({ state: kind }) => kind === 'wait');
  expect(waiting).toHaveLength(19);
  for (const { milliseconds } of waiting) expect(milliseconds).toBeGreaterThan(50_000);
});

test('a claim waits until it has been quiet, and every change begins the wait anew', async () => {
  await publish();
  const first = await claim({ quiet: 2, longest: 60 });
  expect(first.milliseconds).toBeGreaterThan(1000);
  expect(first.milliseconds).toBeLessThanOrEqual(2000);
  await pause(first.milliseconds ?? 0);
  await publish();
  const second = await claim({ quiet: 2, longest: 60 });
  expect(second.milliseconds).toBeGreaterThan(1000);
});

test('however often something changes, a claim waits no longer than the longest wait', async () => {
  await publish();
  await pause(1000);
  const version = await publish();
  expect(await claim({ quiet: 60, longest: 1 })).toEqual({ state: 'claimed', version });
});

test('what was confirmed is pending no more', async () => {
  const version = await publish();
  await claim({ quiet: 0 });
  await call(editor, 'confirm_rebuild', { version });
  expect(await state()).toMatchObject({ pending_since: null, asked_version: version });
  expect(await claim({ quiet: 0 })).toEqual({ state: 'nothing' });
});

test('a change between claim and confirmation stays pending', async () => {
  const version = await publish();
  await claim({ quiet: 0 });
  const later = await publish();
  await call(editor, 'confirm_rebuild', { version });
  expect((await state()).pending_since).not.toBeNull();
  expect(await call(editor, 'ask_for_rebuild')).toMatchObject({ run: true });
  expect(await claim({ quiet: 0 })).toEqual({ state: 'claimed', version: later });
});

test('a late confirmation of an old version takes nothing back', async () => {
  const version = await publish();
  await call(owner, 'confirm_rebuild', { version });
  await call(owner, 'confirm_rebuild', { version: version - 1 });
  expect(await state()).toMatchObject({ asked_version: version, pending_since: null });
});

test('a hook that failed stays pending, says why in 500 characters, and is tried again later', async () => {
  const version = await publish();
  await call(editor, 'ask_for_rebuild');
  await claim({ quiet: 0 });
  await call(editor, 'fail_rebuild', { version, error: 'x'.repeat(600), retry_seconds: 1 });
  const failed = await state();
  expect(failed.last_error).toBe('x'.repeat(500));
  expect(failed.pending_since).not.toBeNull();
  expect((await claim({ quiet: 0 })).state).toBe('wait');
  expect(await call(editor, 'ask_for_rebuild')).toMatchObject({ rebuild: 'requested', run: true });
  await pause(1050);
  expect(await claim({ quiet: 0 })).toEqual({ state: 'claimed', version });
  await call(editor, 'confirm_rebuild', { version });
  expect(await state()).toMatchObject({ last_error: null, last_error_at: null });
});

test('a build that succeeded is remembered, and clears what it contains', async () => {
  const version = await publish();
  await call(owner, 'record_build', { version, ok: true, error: null });
  expect(await state()).toMatchObject({ built_version: version, pending_since: null });
});

test('a build from before the last change leaves that one pending', async () => {
  const version = await publish();
  await call(owner, 'record_build', { version: version - 1, ok: true, error: null });
  expect((await state()).pending_since).not.toBeNull();
});

test('a build that failed is remembered with its reason until a later one succeeds', async () => {
  const version = await publish();
  await call(owner, 'confirm_rebuild', { version });
  await call(owner, 'record_build', { version, ok: false, error: 'no space left' });
  expect(await state()).toMatchObject({ failed_version: version, last_error: 'no space left' });
  await call(owner, 'record_build', { version, ok: true, error: null });
  expect(await state()).toMatchObject({ failed_version: null, last_error: null, built_version: version });
});

test('an old build that failed after a newer one succeeded is no news', async () => {
  const version = await publish();
  await call(owner, 'record_build', { version, ok: true, error: null });
  await call(owner, 'record_build', { version: version - 1, ok: false, error: 'late' });
  expect(await state()).toMatchObject({ failed_version: null, last_error: null });
});

test('a confirmed hook that never became a build is asked for again, once', async () => {
  const version = await publish();
  await call(owner, 'confirm_rebuild', { version });
  expect(await call(owner, 'renew_rebuild', { after_seconds: 600 })).toBe(false);
  expect(await call(owner, 'renew_rebuild', { after_seconds: 0 })).toBe(true);
  expect(await call(owner, 'renew_rebuild', { after_seconds: 0 })).toBe(false);
  expect(await claim({ quiet: 0 })).toEqual({ state: 'claimed', version });
});

test('a build that failed is not asked for again without a change', async () => {
  const version = await publish();
  await call(owner, 'confirm_rebuild', { version });
  await call(owner, 'record_build', { version, ok: false, error: 'broken' });
  expect(await call(owner, 'renew_rebuild', { after_seconds: 0 })).toBe(false);
});

async function publish(): Promise<number> {
  expect((await editor.from('blog_posts').insert(aPost())).error).toBeNull();
  return (await state()).content_version;
}

async function claim({ quiet, longest = 60 }: { quiet: number; longest?: number }): Promise<Claim> {
  const times = { quiet_seconds: quiet, longest_wait_seconds: longest };
  return (await call(editor, 'claim_rebuild', { times })) as Claim;
}

const state = async (): Promise<State> => (await call(owner, 'rebuild_state')) as State;

async function call(client: SupabaseClient, name: string, given: object = {}): Promise<unknown> {
  const { data, error } = await answerTo(client.rpc(name, given));
  expect(error).toBeNull();
  return data;
}

type Claim = { state: string; version?: number; milliseconds?: number };

type State = {
  content_version: number;
  asked_version: number;
  built_version: number;
  pending_since: string | null;
  failed_version: number | null;
  last_error: string | null;
};
