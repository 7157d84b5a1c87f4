import { expect, test } from 'vitest';
import { isDailyNews } from './daily-news.ts';

test('an article is the news of a day by its slug base, and no other is', () => {
  expect(isDailyNews('daily-ibiza-news-2026-11-21')).toBe(true);
  for (const other of ['ibiza-news-2026-11-21', 'daily-ibiza-news', 'daily-ibiza-news-2026-11-21-2'])
    expect(isDailyNews(other)).toBe(false);
});
