import { describe, expect, test } from 'vitest';
import { canonicalLink, linkKey } from './canonical-link.ts';

describe('canonicalLink', () => {
  test.each([
    ['https://news.example/a?utm_source=x&b=2&a=1&fbclid=3#top', 'https://news.example/a?a=1&b=2'],
    ['https://news.example/a/', 'https://news.example/a'],
    ['https://news.example/', 'https://news.example/'],
    ['  https://NEWS.example/Pad  ', 'https://news.example/Pad'],
    ['https://news.example/a/amp/', 'https://news.example/a'],
    ['https://news.example/a.amp.html', 'https://news.example/a.html'],
    ['https://news.example/a?amp=1', 'https://news.example/a'],
    ['/pad/een', 'https://feed.example/pad/een'],
  ])('converts the link %j to %j', (raw, link) =>
    expect(canonicalLink(raw, 'https://feed.example/rss')).toBe(link),
  );

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://news.example/a',
    'https://user:pass@news.example/a',
    'http://127.0.0.1/a',
    'http://[::1]/a',
    'http://2130706433/a',
    'http://localhost/a',
    'https://router.local/a',
    'https://intranet/a',
    'https://news.example:8443/a',
    `https://news.example/${'x'.repeat(1000)}`,
    'https://',
  ])('rejects %j as the address of a report', (raw) => expect(canonicalLink(raw)).toBeUndefined());
});

describe('linkKey', () => {
  test('returns the same key with any protocol, and with or without “www.” or “amp.”', () => {
    const key = linkKey('https://news.example/a');
    for (const link of ['http://news.example/a', 'https://www.news.example/a', 'https://amp.news.example/a'])
      expect(linkKey(canonicalLink(link) ?? '')).toBe(key);
    expect(linkKey('https://m.example/a')).toBe('m.example/a');
    expect(linkKey('https://news.example/b')).not.toBe(key);
  });
});
