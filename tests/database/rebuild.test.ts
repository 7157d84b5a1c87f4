/** Every public change leads to one build that contains it, whichever requests arrive at the same time or fail. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { testBackend, anEditor, answerTo, resultOf } from '../support/database/backend.ts';
import { aPost } from '../support/database/posts.ts';
import { postgres, skippedUnless } from '../support/skipped-unless.ts';

const backend = testBackend({ isShared: true });
let owner: SupabaseClient;
let editor: SupabaseClient;

beforeAll(async () => {
  owner = backend.owner();
  editor = (await anEditor(backend)).client;
});

beforeEach(async () => {
  const { content_version } = await state();
  await call(owner, 'confirm_rebuild', { version: content_version });
  await call(owner, 'record_build', { version: content_version, ok: true, error: null });
});

describe('requesting a rebuild', () => {
  test('starts no build and leaves nothing to claim if no content has changed', async () => {
    expect(await call(owner, 'ask_for_rebuild')).toMatchObject({ rebuild: 'requested', run: false });
    expect(await claim({ quiet: 0 })).toEqual({ state: 'nothing' });
  });

  // Takes twenty seconds, so this test runs only with native PostgreSQL, not with the embedded database.
  const isNative = inject('hostedServer') !== undefined;
  const remark = skippedUnless(isNative, postgres);
  test.runIf(isNative)(
    `starts a new run if the present run has not reported for ten seconds${remark}`,
    { tags: ['heavy'] },
    async () => {
      await publish();
      const isToRun = async () => ((await call(owner, 'ask_for_rebuild')) as { run: boolean }).run;
      expect([await isToRun(), await isToRun()]).toEqual([true, false]);
      await pause(10_500);
      expect(await isToRun()).toBe(true);
      expect(await claim({ quiet: 60 })).toMatchObject({ state: 'wait' });
      await pause(10_500);
      expect(await isToRun()).toBe(false);
    },
  );

  test('lets exactly one of twenty simultaneous callers carry out the rebuild', async () => {
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
});

describe('claiming a rebuild', () => {
  test('succeeds for exactly one of twenty simultaneous callers', async () => {
    const version = await publish();
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim({ quiet: 0 })));
    expect(claims.filter(({ state: kind }) => kind === 'claimed')).toEqual([{ state: 'claimed', version }]);
    const waiting = claims.filter(({ state: kind }) => kind === 'wait');
    expect(waiting).toHaveLength(19);
    for (const { milliseconds } of waiting) expect(milliseconds).toBeGreaterThan(50_000);
  });

  test('waits for a quiet period, which starts again with each change', async () => {
    await publish();
    const quiet = 60;
    const first = await claim({ quiet, longest: 600 });
    expect(first.state).toBe('wait');
    expect(first.milliseconds).toBeLessThanOrEqual(quiet * 1000);
    await pause(500);
    const before = Date.now();
    await publish();
    const second = await claim({ quiet, longest: 600 });
    expect(Date.now() + (second.milliseconds ?? 0)).toBeGreaterThanOrEqual(before + quiet * 1000);
  });

  test('does not wait longer than the maximum, even if content keeps changing', async () => {
    await publish();
    await pause(1000);
    const version = await publish();
    expect(await claim({ quiet: 60, longest: 1 })).toEqual({ state: 'claimed', version });
  });
});

describe('confirming a rebuild', () => {
  test('completes the pending change', async () => {
    const version = await publish();
    await claim({ quiet: 0 });
    await call(owner, 'confirm_rebuild', { version });
    expect(await state()).toMatchObject({ pending_since: null, asked_version: version });
    expect(await claim({ quiet: 0 })).toEqual({ state: 'nothing' });
  });

  test('does not complete a change that was made after the claim', async () => {
    const version = await publish();
    await claim({ quiet: 0 });
    const later = await publish();
    await call(owner, 'confirm_rebuild', { version });
    expect((await state()).pending_since).not.toBeNull();
    expect(await call(owner, 'ask_for_rebuild')).toMatchObject({ run: true });
    expect(await claim({ quiet: 0 })).toEqual({ state: 'claimed', version: later });
  });

  test('keeps the newest confirmed version if an older version is confirmed later', async () => {
    const version = await publish();
    await call(owner, 'confirm_rebuild', { version });
    await call(owner, 'confirm_rebuild', { version: version - 1 });
    expect(await state()).toMatchObject({ asked_version: version, pending_since: null });
  });

  test('treats a version that is too high as the newest version, and ignores a negative version', async () => {
    const version = await publish();
    await call(owner, 'confirm_rebuild', { version: 9_000_000_000_000_000 });
    expect(await state()).toMatchObject({ asked_version: version });
    const later = await publish();
    await call(owner, 'confirm_rebuild', { version: -5 });
    expect(await state()).toMatchObject({ asked_version: version });
    expect((await state()).pending_since).not.toBeNull();
    expect(await claim({ quiet: 0 })).toEqual({ state: 'claimed', version: later });
  });
});

describe('a failed build hook', () => {
  test('stores the reason, leaves the rebuild pending, and is called again after the host’s requested delay', async () => {
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

  test('is retried within an hour, even if the host requested a longer delay', async () => {
    const version = await publish();
    await call(owner, 'fail_rebuild', { version, error: 'busy', retry_seconds: 315_360_000 });
    const { milliseconds } = await claim({ quiet: 0 });
    expect(milliseconds).toBeGreaterThan(3_500_000);
    expect(milliseconds).toBeLessThanOrEqual(3_600_000);
  });
});

describe('recording a build', () => {
  test('stores a successful build and completes the changes that the build contains', async () => {
    const version = await publish();
    await call(owner, 'record_build', { version, ok: true, error: null });
    expect(await state()).toMatchObject({ built_version: version, pending_since: null });
  });

  test('leaves the last change pending if the build has an earlier version', async () => {
    const version = await publish();
    await call(owner, 'record_build', { version: version - 1, ok: true, error: null });
    expect((await state()).pending_since).not.toBeNull();
  });

  test('stores the reason of a failure until a later build succeeds', async () => {
    const version = await publish();
    await call(owner, 'confirm_rebuild', { version });
    await call(owner, 'record_build', { version, ok: false, error: 'no space left' });
    expect(await state()).toMatchObject({ failed_version: version, last_error: 'no space left' });
    await call(owner, 'record_build', { version, ok: true, error: null });
    expect(await state()).toMatchObject({ failed_version: null, last_error: null, built_version: version });
  });

  test('ignores the failure of an older build if a newer build has succeeded', async () => {
    const version = await publish();
    await call(owner, 'record_build', { version, ok: true, error: null });
    await call(owner, 'record_build', { version: version - 1, ok: false, error: 'late' });
    expect(await state()).toMatchObject({ failed_version: null, last_error: null });
  });

  test('ignores the failure of a version that is already online', async () => {
    const version = await publish();
    await call(owner, 'confirm_rebuild', { version });
    await call(owner, 'record_build', { version, ok: true, error: null });
    await call(owner, 'record_build', { version, ok: false, error: 'new code does not compile' });
    expect(await state()).toMatchObject({ failed_version: null, last_error: null });
  });
});

describe('watching a build', () => {
  test('requests a missing build two more times, and then reports the build as failed', async () => {
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
    // After another change, a missing build is requested again.
    const later = await publish();
    await call(owner, 'confirm_rebuild', { version: later });
    expect(await watch(version - 1)).toBe('renewed');
    // A successful build of a newer version removes the recorded failure.
    await call(owner, 'record_build', { version: later, ok: true, error: null });
    expect(await state()).toMatchObject({ failed_version: null, failure: null, pending_since: null });
  });

  test('reads the built version from the site if the deploy event was lost', async () => {
    const version = await publish();
    await call(owner, 'confirm_rebuild', { version });
    expect(await watch(version)).toBe('seen');
    expect(await state()).toMatchObject({
      built_version: version,
      failed_version: null,
      pending_since: null,
    });
    // An older or an impossible version changes nothing.
    await watch(version - 1);
    await watch(9_000_000_000_000_000);
    expect(await state()).toMatchObject({ built_version: version });
  });

  test('requests no build while the site is unreadable, and reports a failure after the deadline', async () => {
    const version = await publish();
    await call(owner, 'confirm_rebuild', { version });
    expect(await watch(null, { lostAfter: 600 })).toBe('left');
    expect(await watch(null)).toBe('failed');
    expect(await state()).toMatchObject({ failed_version: version, failure: 'site-unreadable' });
    expect(await claim({ quiet: 0 })).toEqual({ state: 'nothing' });
  });

  test('counts a repeated request towards the monthly limit', async () => {
    const version = await publish();
    await call(owner, 'confirm_rebuild', { version });
    await watch(version - 1);
    const times = { quiet_seconds: 0, longest_wait_seconds: 0, builds_per_month: 1, spare_below: 1 };
    expect(await call(owner, 'rebuild_outlook', { times })).toMatchObject({ is_held: true });
    expect(await call(owner, 'claim_rebuild', { times })).toMatchObject({ state: 'wait' });
  });

  test('does not request a failed build again until content changes', async () => {
    const version = await publish();
    await call(owner, 'confirm_rebuild', { version });
    await call(owner, 'record_build', { version, ok: false, error: 'broken' });
    expect(await watch(version - 1)).toBe('left');
    expect(await state()).toMatchObject({ last_error: 'broken', failure: null });
  });
});

describe('an editor’s session', () => {
  test('can read the state of builds, but cannot change the queue', async () => {
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

const call = resultOf<unknown>;

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
