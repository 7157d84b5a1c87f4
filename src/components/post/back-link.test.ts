import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { blogPath, newsPath, postPath } from '#core/paths.ts';
import { isOverview } from './back-link.browser.ts';

describe('isOverview', () => {
  test('returns true for every overview page in every language, and false for posts and other pages', () => {
    for (const locale of locales)
      for (const path of [blogPath, newsPath])
        expect([path({ locale }), path({ locale, page: 12 })].map(isOverview)).toEqual([true, true]);
    expect([postPath('zwembad-nl'), postPath('news-en'), '/', '/nl', '/admin'].filter(isOverview)).toEqual(
      [],
    );
  });
});
