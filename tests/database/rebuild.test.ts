import type { SupabaseClient } from '@supabase/supabase-js';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { aBackend, anEditor, type TestBackend, answerTo } from '../support/database/backend.ts';
import { aPost } from '../support/database/posts.ts';

let backend: TestBackend;
let owner: SupabaseClient;
let editor: SupabaseClient;

beforeAll(async () => {
  backend = await aBackend({ isShared: true });
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
  expect(await call(owner, 'ask_for_rebuild')).toMatchObject({ rebuild: 'requested', run: false });
  expect(await claim({ quiet: 0 })).toEqual({ state: 'nothing' });
});

// Twenty seconds of waiting, so on one backend only.
test.runIf(inject('hostedServer'))('a runner that is not heard of for ten seconds is replaced', async () => {
  await publish();
  const isToRun = async () => ((await call(owner, 'ask_for_rebuild')) as { run: boolean }).run;
  expect([await isToRun(), await isToRun()]).toEqual([true, false]);
  await pause(10_500);
  expect(await isToRun()).toBe(true);
  expect(await claim({ quiet: 60 })).toMatchObject({ state: 'wait' });
  await pause(10_500);
  expect(await isToRun()).toBe(false);
});

test('of twenty who ask at once exactly one has to run', async () => {
  const version = await publish();
  const answers = await Promise.all(
    Array.from(
      { length: 20 },
      () => call(owner, 'ask_for_rebuild') as Promise<{ run: boolean; rebuild: string }>,
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
  const quiet = 60;
  const first = await claim({ quiet, longest: 600 });
  expect(first.state).toBe('wait');
  expect(first.milliseconds).toBeLessThanOrEqual(quiet * 1000);
  await pause(500);
  const before = Date.now();
  await publish();
  const second = await claim({ quiet, longest: 600 });
  // It ends so long after the second change, not after the first.
  expect(Date.now() + (second.milliseconds ?? 0)).toBeGreaterThanOrEqual(before + quiet * 1000);
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
  await call(owner, 'confirm_rebuild', { version });
  expect(await state()).toMatchObject({ pending_since: null, asked_version: version });
  expect(await claim({ quiet: 0 })).toEqual({ state: 'nothing' });
});

test('a change between claim and confirmation stays pending', async () => {
  const version = await publish();
  await claim({ quiet: 0 });
  const later = await publish();
  await call(owner, 'confirm_rebuild', { version });
  expect((await state()).pending_since).not.toBeNull();
  expect(await call(owner, 'ask_for_rebuild')).toMatchObject({ run: true });
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
  await call(owner, 'ask_for_rebuild');
  await claim({ quiet: 0 });
  await call(owner, 'fail_rebuild', { version, error: 'x'.repeat(600), retry_seconds: 1 });
  const failed = await state();
  expect(failed.last_error).toBe('x'.repeat(500));
  expect(failed.pending_since).not.toBeNull();
  expect((await claim({ quiet: 0 })).state).toBe('wait');
  expect(await call(owner, 'ask_for_rebuild')).toMatchObject({ rebuild: 'requested', run: true });
  await pause(1050);
  expect(await claim({ quiet: 0 })).toEqual({ state: 'claimed', version });
  await call(owner, 'confirm_rebuild', { version });
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

test('a build that never came costs two further ones for its version, then it has failed', async () => {
  const version = await publish();
  await call(owner, 'confirm_rebuild', { version });
  expect(await watch(version - 1, { lostAfter: 600 })).toBe('left');
  for (const renewal of ['first', 'second']) {
    expect(await watch(version - 1), renewal).toBe('renewed');
    expect(await watch(version - 1), renewal).toBe('left');
    expect(await claim({ quiet: 0 }), renewal).toEqual({ state: 'claimed', version });
    await call(owner, 'confirm_rebuild', { version });
  }
  expect(await watch(version - 1)).toBe('failed');
  expect(await state()).toMatchObject({
    failed_version: version,
    failure: 'build-never-came',
    last_error: null,
    pending_since: null,
  });
  expect(await watch(version - 1)).toBe('left');
  expect(await claim({ quiet: 0 })).toEqual({ state: 'nothing' });
  // The next change is built as ever, and has its own two.
  const later = await publish();
  await call(owner, 'confirm_rebuild', { version: later });
  expect(await watch(version - 1)).toBe('renewed');
  // It came after all.
  await call(owner, 'record_build', { version: later, ok: true, error: null });
  expect(await state()).toMatchObject({ failed_version: null, failure: null, pending_since: null });
});

test('where only the event was lost, the site itself says what was built, and nothing is built again', async () => {
  const version = await publish();
  await call(owner, 'confirm_rebuild', { version });
  expect(await watch(version)).toBe('seen');
  expect(await state()).toMatchObject({ built_version: version, failed_version: null, pending_since: null });
  // An older or an impossible answer takes nothing back and adds nothing.
  await watch(version - 1);
  await watch(9_000_000_000_000_000);
  expect(await state()).toMatchObject({ built_version: version });
});

test('a site that cannot be read is not built again for that: after a while that is said', async () => {
  const version = await publish();
  await call(owner, 'confirm_rebuild', { version });
  expect(await watch(null, { lostAfter: 600 })).toBe('left');
  expect(await watch(null)).toBe('failed');
  expect(await state()).toMatchObject({ failed_version: version, failure: 'site-unreadable' });
  expect(await claim({ quiet: 0 })).toEqual({ state: 'nothing' });
});

test('a build asked for again counts, and is held to what is left of the month', async () => {
  const version = await publish();
  await call(owner, 'confirm_rebuild', { version });
  await watch(version - 1);
  const times = { quiet_seconds: 0, longest_wait_seconds: 0, builds_per_month: 1, spare_below: 1 };
  expect(await call(owner, 'rebuild_outlook', { times })).toMatchObject({ is_held: true });
  expect(await call(owner, 'claim_rebuild', { times })).toMatchObject({ state: 'wait' });
});

test('a build that failed is not asked for again without a change', async () => {
  const version = await publish();
  await call(owner, 'confirm_rebuild', { version });
  await call(owner, 'record_build', { version, ok: false, error: 'broken' });
  expect(await watch(version - 1)).toBe('left');
  expect(await state()).toMatchObject({ last_error: 'broken', failure: null });
});

test('what the site shows already has not failed, whatever failed since', async () => {
  const version = await publish();
  await call(owner, 'confirm_rebuild', { version });
  await call(owner, 'record_build', { version, ok: true, error: null });
  await call(owner, 'record_build', { version, ok: false, error: 'new code does not compile' });
  expect(await state()).toMatchObject({ failed_version: null, last_error: null });
});

test('an editor’s session reads how builds are doing, and cannot touch the queue', async () => {
  const version = await publish();
  const times = { quiet_seconds: 0, longest_wait_seconds: 0 };
  const attacks = {
    ask_for_rebuild: {},
    claim_rebuild: { times },
    confirm_rebuild: { version: 9_000_000_000_000_000 },
    fail_rebuild: { version: 0, error: 'attacker text', retry_seconds: 315_360_000 },
    record_build: { version, ok: true, error: null },
  };
  for (const [name, given] of Object.entries(attacks))
    expect((await answerTo(editor.rpc(name, given))).error, name).toMatchObject({ code: '42501' });
  expect(await call(editor, 'rebuild_state')).toMatchObject({ last_error: null, content_version: version });
  expect(await call(editor, 'rebuild_outlook', { times })).toMatchObject({ due_in: 0 });
});

test('a version that does not exist is none: the newest there is was asked for', async () => {
  const version = await publish();
  await call(owner, 'confirm_rebuild', { version: 9_000_000_000_000_000 });
  expect(await state()).toMatchObject({ asked_version: version });
  const later = await publish();
  await call(owner, 'confirm_rebuild', { version: -5 });
  expect(await state()).toMatchObject({ asked_version: version });
  expect((await state()).pending_since).not.toBeNull();
  expect(await claim({ quiet: 0 })).toEqual({ state: 'claimed', version: later });
});

test('however long a failed hook asks for, it is tried again within the hour', async () => {
  const version = await publish();
  await call(owner, 'fail_rebuild', { version, error: 'busy', retry_seconds: 315_360_000 });
  const { milliseconds } = await claim({ quiet: 0 });
  expect(milliseconds).toBeGreaterThan(3_500_000);
  expect(milliseconds).toBeLessThanOrEqual(3_600_000);
});

async function publish(): Promise<number> {
  expect((await editor.from('blog_posts').insert(aPost())).error).toBeNull();
  return (await state()).content_version;
}

async function claim({ quiet, longest = 60 }: { quiet: number; longest?: number }): Promise<Claim> {
  const times = { quiet_seconds: quiet, longest_wait_seconds: longest };
  return (await call(owner, 'claim_rebuild', { times })) as Claim;
}

const watch = (liveVersion: number | null, { lostAfter = 0 } = {}): Promise<unknown> =>
  call(owner, 'watch_rebuild', { live_version: liveVersion, lost_after_seconds: lostAfter });

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
  failure: string | null;
  last_error: string | null;
};
