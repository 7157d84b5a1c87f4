import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newsDateDue } from './news-settings.ts';

beforeEach(() => vi.stubEnv('NEWS_FEEDS', 'https://feeds.example/rss'));
afterEach(() => vi.unstubAllEnvs());

describe('newsDateDue', () => {
  test('returns a date only if feeds are configured and the configured hour has come in Ibiza’s time zone', () => {
    vi.stubEnv('NEWS_HOUR', '8');
    expect(newsDateDue(new Date('2026-11-21T06:59:00Z'))).toBeUndefined();
    expect(newsDateDue(new Date('2026-11-21T07:00:00Z'))).toBe('2026-11-21');
    vi.stubEnv('NEWS_FEEDS', '');
    expect(newsDateDue(new Date('2026-11-21T08:00:00Z'))).toBeUndefined();
  });

  test.each(['24', '7.5', 'seven'])('rejects the value %s of NEWS_HOUR', (hour) => {
    vi.stubEnv('NEWS_HOUR', hour);
    expect(() => newsDateDue(new Date('2026-11-21T22:59:00Z'))).toThrow('NEWS_HOUR');
  });
});
