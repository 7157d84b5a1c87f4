import { afterEach, describe, expect, test, vi } from 'vitest';
import { dailyNewsAnswer, isTodayOrYesterday, newsInTime } from './daily-news.ts';
import type { NewsOutcome } from './run-news.ts';

afterEach(() => vi.useRealTimers());

describe('dailyNewsAnswer', () => {
  test.each([
    [{ skipped: 'too-little-news' }, { success: true, skipped: 'too-little-news' }],
    [{ skipped: 'busy' }, { success: false, error: 'being-written' }],
    [
      { skipped: 'failed', trouble: 'slow' },
      { success: false, error: 'slow' },
    ],
    [{ texts: [{ locale: 'nl', state: 'busy' }] }, { success: false, error: 'being-written' }],
    [
      { texts: [{ locale: 'nl', state: 'failed', trouble: 'cut-off' }] },
      { success: false, error: 'cut-off' },
    ],
    [
      { texts: [{ locale: 'nl', state: 'written', slug: 'a-nl', isNew: true }] },
      { success: true, slug: 'a-nl' },
    ],
    [
      { texts: [{ locale: 'nl', state: 'published', slug: 'a-nl', isNew: false }] },
      { success: true, slug: 'a-nl', skipped: 'already-there' },
    ],
    [
      {
        texts: [{ locale: 'nl', state: 'published', slug: 'a-nl', isNew: true }],
        rebuild: { rebuild: 'requested', contentVersion: 7 },
      },
      { success: true, slug: 'a-nl', rebuild: 'requested', contentVersion: 7 },
    ],
  ] as const)('converts the outcome %j to the response %j', (outcome, answer) => {
    expect(dailyNewsAnswer(structuredClone(outcome) as never, 'nl')).toEqual(answer);
  });
});

describe('isTodayOrYesterday', () => {
  test('accepts today and yesterday in Ibiza’s time zone, and no other day', () => {
    const justAfterMidnight = new Date('2026-11-20T23:05:00Z');
    expect(isTodayOrYesterday('2026-11-21', justAfterMidnight)).toBe(true);
    expect(isTodayOrYesterday('2026-11-20', justAfterMidnight)).toBe(true);
    for (const other of ['2026-11-19', '2026-11-22', '2026-11-2', 'today', ''])
      expect(isTodayOrYesterday(other, justAfterMidnight)).toBe(false);
    const midnight = new Date('2026-11-20T23:00:00Z');
    expect(isTodayOrYesterday('2026-11-20', midnight)).toBe(true);
    expect(isTodayOrYesterday('2026-11-19', midnight)).toBe(false);
    expect(isTodayOrYesterday('2026-11-19', new Date(midnight.getTime() - 1))).toBe(true);
  });
});

test.each([
  { seconds: 44, skipped: 'too-little-news', background: 0 },
  { seconds: 46, skipped: 'busy', background: 1 },
])('newsInTime returns “$skipped” for work of $seconds seconds', async ({ seconds, skipped, background }) => {
  vi.useFakeTimers();
  const afterAnswer = Object.assign(vi.fn(), { deadline: 0 });
  const news = new Promise<NewsOutcome>((resolve) =>
    setTimeout(() => resolve({ skipped: 'too-little-news' }), seconds * 1000),
  );
  const answered = newsInTime(news, afterAnswer);
  await vi.runAllTimersAsync();
  expect(await answered).toEqual({ skipped });
  expect(afterAnswer).toHaveBeenCalledTimes(background);
});
