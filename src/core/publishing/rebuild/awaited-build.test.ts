import { afterEach, describe, expect, test, vi } from 'vitest';
import { isAwaitedBuild, awaitedBuildMemory } from './awaited-build.ts';

afterEach(() => vi.useRealTimers());

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 12, minute));

const memory = {
  contentVersion: 5,
  changedAt: at(9),
  pendingSince: undefined,
  askedVersion: 5,
  askedAt: at(10),
  builtVersion: 4,
  builtAt: at(3),
  failedVersion: undefined,
  lastError: undefined,
  lastErrorAt: undefined,
  failure: undefined,
};

describe('awaited builds', () => {
  test.each([
    ['a build that began after the request', { begunAt: at(10) }, true],
    ['a build that began shortly before the request was recorded', { begunAt: at(9.5) }, true],
    ['a build that began a minute before the request', { begunAt: at(9) }, true],
    ['a build that began earlier', { begunAt: new Date(at(9).getTime() - 1) }, false],
    ['a request without a time', { memory: { ...memory, askedAt: undefined }, begunAt: at(1) }, true],
    ['a build of pushed code that began before the request', { begunAt: at(8) }, false],
    ['a build of pushed code without a pending request', { memory: { ...memory, builtVersion: 5 } }, false],
    ['a build of pushed code after the deploy event was lost', { liveVersion: 5 }, false],
    ['a build after the request while the site is unreadable', { liveVersion: undefined }, true],
  ])('isAwaitedBuild, given %s, returns %s', (_, changes, isAwaited) => {
    expect(isAwaitedBuild({ memory, liveVersion: 4, begunAt: at(11), ...changes })).toBe(isAwaited);
  });

  test.each([
    ['once the request is recorded', [{ pendingSince: at(9), askedVersion: 4 }, {}], memory],
    ['unless the request is never recorded', [{ pendingSince: at(9), askedVersion: 4 }], undefined],
    ['unless no change is pending', [{ askedVersion: 4 }, {}], undefined],
  ])('awaitedBuildMemory takes a failed deploy for the requested build %s', async (_, states, found) => {
    vi.useFakeTimers();
    const read = vi.fn(() => {
      const state = states[Math.min(read.mock.calls.length, states.length) - 1];
      return Promise.resolve({ memory: { ...memory, ...state }, liveVersion: 4 });
    });
    const asked = awaitedBuildMemory({ read, begunAt: at(11) });
    await vi.runAllTimersAsync();
    expect(await asked).toEqual(found);
  });

  test('awaitedBuildMemory repeats the check ten times, every 200 milliseconds', async () => {
    vi.useFakeTimers();
    const pending = { ...memory, pendingSince: at(9), askedVersion: 4 };
    const read = vi.fn(() => Promise.resolve({ memory: pending, liveVersion: 4 }));
    const asked = awaitedBuildMemory({ read, begunAt: at(11) });
    await vi.advanceTimersByTimeAsync(399);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1601);
    expect(await asked).toBeUndefined();
    expect(read).toHaveBeenCalledTimes(11);
  });
});
