import { describe, expect, test } from 'vitest';
import { isDailyNews } from './daily-news.ts';

describe('isDailyNews', () => {
  test('returns true for the slug base of the daily news, and false for any other slug base', () => {
    expect(isDailyNews('daily-ibiza-news-2026-11-21')).toBe(true);
    for (const other of ['ibiza-news-2026-11-21', 'daily-ibiza-news', 'daily-ibiza-news-2026-11-21-2'])
      expect(isDailyNews(other)).toBe(false);
  });
});
