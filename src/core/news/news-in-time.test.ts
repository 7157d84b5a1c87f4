import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newsInTime } from './news-in-time.ts';
import type { NewsOutcome } from './run-news.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const made: NewsOutcome = { skipped: 'too-little-news' };

test.each([
  { seconds: 44, outcome: made, background: 0 },
  { seconds: 46, outcome: { left: 'busy' }, background: 1 },
])('after $seconds seconds of work the answer is $outcome.left', async ({ seconds, outcome, background }) => {
  const afterAnswer = vi.fn();
  const news = new Promise<NewsOutcome>((resolve) => setTimeout(() => resolve(made), seconds * 1000));
  const answered = newsInTime(news, afterAnswer);
  await vi.runAllTimersAsync();
  expect(await answered).toEqual(outcome);
  expect(afterAnswer).toHaveBeenCalledTimes(background);
});
