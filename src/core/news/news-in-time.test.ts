import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newsInTime } from './daily-news.ts';
import type { NewsOutcome } from './run-news.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const made: NewsOutcome = { skipped: 'too-little-news' };

describe('newsInTime', () => {
  test.each([
    { seconds: 44, outcome: made, background: 0 },
    { seconds: 46, outcome: { skipped: 'busy' }, background: 1 },
  ])(
    'returns the skip reason “$outcome.skipped” for work of $seconds seconds',
    async ({ seconds, outcome, background }) => {
      const afterAnswer = Object.assign(vi.fn(), { deadline: 0 });
      const news = new Promise<NewsOutcome>((resolve) => setTimeout(() => resolve(made), seconds * 1000));
      const answered = newsInTime(news, afterAnswer);
      await vi.runAllTimersAsync();
      expect(await answered).toEqual(outcome);
      expect(afterAnswer).toHaveBeenCalledTimes(background);
    },
  );
});
