import { expect, test } from 'vitest';
import { indexNowKey, pathsOfChanges } from './index-now.ts';

test('the key is the same for an address however it is written, another for another site, and of a form engines take', async () => {
  const key = await indexNowKey('https://www.example.com');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await indexNowKey('https://www.example.com/')).toBe(key);
  expect(await indexNowKey('https://example.com')).not.toBe(key);
});

test('a changed post changes its page and the overview of its language, each named once', () => {
  expect(
    pathsOfChanges([
      { slug: 'a-nl', locale: 'nl' },
      { slug: 'b-nl', locale: 'nl' },
      { slug: 'a-nl', locale: 'nl' },
      { slug: 'a-en', locale: 'en' },
    ]),
  ).toEqual(['/blog/a-nl', '/blog/b-nl', '/blog/a-en', '/nl/blog', '/blog']);
});
