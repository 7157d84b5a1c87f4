import { describe, expect, test } from 'vitest';
import { isDailyNews } from './daily-news.ts';

describe('isDailyNews', () => {
  test('recognises the slug base of the daily news, and no other', () => {
    expect(isDailyNews('daily-ibiza-news-2026-11-21')).toBe(true);
    for (const other of ['ibiza-news-2026-11-21', 'daily-ibiza-news', 'daily-ibiza-news-2026-11-21-2'])
      expect(isDailyNews(other)).toBe(false);
  });
});
