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
    ['the requested build', { begunAt: at(10) }, true],
    ['the same, started before the call was recorded', { begunAt: at(9.5) }, true],
    ['a push of code before the request', { begunAt: at(8) }, false],
    ['a push of code without a request', { memory: { ...memory, builtVersion: 5 } }, false],
    ['a push of code after the deploy event was lost', { liveVersion: 5 }, false],
    ['the requested build of an unreadable site', { liveVersion: undefined }, true],
  ])('%s: %s', (_, changes, isAwaited) => {
    expect(isAwaitedBuild({ memory, liveVersion: 4, begunAt: at(11), ...changes })).toBe(isAwaited);
  });

  test.each([
    ['once the call of the hook is recorded', [{ pendingSince: at(9), askedVersion: 4 }, {}], memory],
    ['unless it never is', [{ pendingSince: at(9), askedVersion: 4 }], undefined],
    ['unless no change is pending', [{ askedVersion: 4 }, {}], undefined],
  ])('a failed deploy counts as the requested build %s', async (_, states, found) => {
    vi.useFakeTimers();
    const read = vi.fn(() => {
      const state = states[Math.min(read.mock.calls.length, states.length) - 1];
      return Promise.resolve({ memory: { ...memory, ...state }, liveVersion: 4 });
    });
    const asked = awaitedBuildMemory({ read, begunAt: at(11) });
    await vi.runAllTimersAsync();
    expect(await asked).toEqual(found);
  });
});
