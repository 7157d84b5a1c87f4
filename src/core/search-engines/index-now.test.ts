import { describe, expect, test } from 'vitest';
import { indexNowKey, pathsOfChanges } from './index-now.ts';

describe('indexNowKey', () => {
  test('returns the same valid key for a site’s address with and without a final slash', async () => {
    const key = await indexNowKey('https://www.example.com');
    // Search engines ask for the file of this name, so it must stay.
    expect(key).toBe('a3789b0430ad2a79ae61d1cc16f4b8fd');
    expect(await indexNowKey('https://www.example.com/')).toBe(key);
    expect(await indexNowKey('https://example.com')).not.toBe(key);
  });
});

describe('pathsOfChanges', () => {
  test('lists each changed post and the blog overview in the post’s language, without repeating a path', () => {
    expect(
      pathsOfChanges([
        { slug: 'a-nl', locale: 'nl' },
        { slug: 'b-nl', locale: 'nl' },
        { slug: 'a-nl', locale: 'nl' },
        { slug: 'a-en', locale: 'en' },
      ]),
    ).toEqual(['/blog/a-nl', '/blog/b-nl', '/blog/a-en', '/nl/blog', '/blog']);
  });
});
