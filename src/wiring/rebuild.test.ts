import type { Context } from '@netlify/functions';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { afterAnswerOf } from '#adapters/http/guarded.ts';
import { rebuildFor, configuredRebuildTimes } from './rebuild.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('rebuildFor', () => {
  test.each([
    [10, 'paused'],
    [25, 'left to the schedule'],
  ])('after a request of %i seconds, a wait of 30 seconds is %s', async (seconds, outcome) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    const claims = [{ state: 'wait', milliseconds: 30_000 }, { state: 'nothing' }];
    vi.stubGlobal('fetch', (asked: string | URL | Request) => {
      const address = String(asked instanceof Request ? asked.url : asked);
      return Promise.resolve(Response.json(address.includes('claim_rebuild') ? claims.shift() : asking));
    });
    const work: Promise<unknown>[] = [];
    const context = { waitUntil: (one: Promise<unknown>) => work.push(one) } as unknown as Context;
    const afterAnswer = afterAnswerOf(context);
    vi.advanceTimersByTime(seconds * 1000);
    await rebuildFor(afterAnswer).request();
    await vi.advanceTimersByTimeAsync(30_000);
    await Promise.all(work);
    expect(claims).toHaveLength(outcome === 'paused' ? 0 : 1);
  });
});

const asking = { rebuild: 'requested', run: true, content_version: 1 };
const settings = {
  SUPABASE_URL: 'https://database.example',
  SUPABASE_SECRET_KEY: 'sb_secret_key',
  BUILD_HOOK_URL: 'https://host.example/hook',
};

describe('BUILDS_PER_MONTH', () => {
  test.each([
    ['', 10],
    ['25', 25],
    ['0', 0],
    ['many', 10],
    ['unlimited', undefined],
  ])('with the value “%s” allows %s builds a month', (setting, perMonth) => {
    vi.stubEnv('BUILDS_PER_MONTH', setting);
    expect(configuredRebuildTimes().allowance?.perMonth).toBe(perMonth);
  });
});
