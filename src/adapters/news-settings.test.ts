import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newsDateDue, unreadNews } from './news-settings.ts';

beforeEach(() => vi.stubEnv('NEWS_FEEDS', 'https://feeds.example/rss'));
afterEach(() => vi.unstubAllEnvs());

describe('newsDateDue', () => {
  test('returns a date only if feeds are configured and the configured hour has come in Ibiza’s time zone', () => {
    vi.stubEnv('NEWS_HOUR', '8');
    expect(newsDateDue(new Date('2026-11-21T06:59:00Z'))).toBeUndefined();
    for (const time of ['07:00', '22:59'])
      expect(newsDateDue(new Date(`2026-11-21T${time}:00Z`))).toBe('2026-11-21');
    vi.stubEnv('NEWS_FEEDS', '');
    expect(newsDateDue(new Date('2026-11-21T08:00:00Z'))).toBeUndefined();
  });

  test.each(['24', '7.5', 'seven'])('uses the default instead of the value %s of NEWS_HOUR', (hour) => {
    vi.stubEnv('NEWS_HOUR', hour);
    expect(newsDateDue(new Date('2026-11-21T05:59:00Z'))).toBeUndefined();
    expect(newsDateDue(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-21');
  });
});

test.each([
  ['', 'when-sure'],
  ['when-sure', 'when-sure'],
  ['never', 'never'],
  ['whensure', 'never'],
])('with the value “%s” of NEWS_UNREAD, news is published unread %s', (value, unread) => {
  vi.stubEnv('NEWS_UNREAD', value);
  expect(unreadNews()).toBe(unread);
});
