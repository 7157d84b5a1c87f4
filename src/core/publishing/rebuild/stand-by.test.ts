import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { standBy } from './stand-by.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const states = {
  busy: { rebuild: 'waiting', run: false },
  gone: { rebuild: 'requested', run: true },
  done: { rebuild: 'requested', run: false },
} as const;

describe('standBy', () => {
  test.each([
    { name: 'takes over if the current runner stops', found: ['busy', 'gone'], looks: 2, brought: 1 },
    { name: 'returns once the build is requested', found: ['busy', 'done'], looks: 2, brought: 0 },
    {
      name: 'returns before the deadline while another runner is busy',
      found: Array(9).fill('busy'),
      looks: 4,
      brought: 0,
    },
  ] as const)('$name', async ({ found, looks, brought }) => {
    const ask = vi.fn(() => Promise.resolve(states[found[ask.mock.calls.length - 1] as keyof typeof states]));
    const takeOver = vi.fn(() => Promise.resolve());
    const pause = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds).then(() => undefined);
    await standBy({ ask, takeOver, pause, deadline: Date.now() + 50_000 });
    expect([ask.mock.calls.length, takeOver.mock.calls.length]).toEqual([looks, brought]);
  });

  test('pauses twelve seconds before each check, and stops if the next pause would reach the deadline', async () => {
    const asked = async (milliseconds: number) => {
      const ask = vi.fn(() => Promise.resolve(states.busy));
      const pause = (waited: number) => vi.advanceTimersByTimeAsync(waited).then(() => undefined);
      await standBy({
        ask,
        takeOver: () => Promise.resolve(),
        pause,
        deadline: Date.now() + milliseconds,
      });
      return ask.mock.calls.length;
    };
    expect([await asked(12_000), await asked(12_001), await asked(24_001)]).toEqual([0, 1, 2]);
  });
});
