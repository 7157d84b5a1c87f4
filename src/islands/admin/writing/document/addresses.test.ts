import { describe, expect, test } from 'vitest';
import { isSafeLink } from './addresses.ts';

describe('isSafeLink', () => {
  test.each([
    'https://example.com/a?b#c',
    'mailto:ana@example.com?subject=De tuin',
    'tel:+34600000000',
    '/blog/zwembad-nl',
    '#top',
    'blog/zwembad-nl',
  ])('accepts the link address %j', (href) => {
    expect(isSafeLink(href)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    '',
  ])('rejects the link address %j', (href) => {
    expect(isSafeLink(href)).toBe(false);
  });
});
