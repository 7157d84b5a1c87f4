import { describe, expect, test } from 'vitest';
import { foreignLinks, withSameLanguageLinks } from './post-links.ts';

const content =
  '<a href="/blog/pomp-nl">een</a> <a href="/blog/tuin-en#top">two</a> <a href="/blog/tuin-en">again</a> <a href="/blog/page">list</a>';

describe('links to posts in other languages', () => {
  test('are found once each', () => {
    expect(foreignLinks({ content, locale: 'nl' })).toEqual(['tuin-en']);
    expect(foreignLinks({ content, locale: 'de' })).toEqual(['pomp-nl', 'tuin-en']);
  });

  test('lead to the version in the page’s language, or else get an `hreflang`', () => {
    expect(
      withSameLanguageLinks(content, {
        locale: 'nl',
        sameLanguage: { 'tuin-en': 'tuin-nl', 'pomp-nl': 'nooit' },
      }),
    ).toBe(content.replaceAll('tuin-en', 'tuin-nl'));
    expect(withSameLanguageLinks(content, { locale: 'nl', sameLanguage: {} })).toBe(
      content.replaceAll('href="/blog/tuin-en', 'hreflang="en" href="/blog/tuin-en'),
    );
  });
});
