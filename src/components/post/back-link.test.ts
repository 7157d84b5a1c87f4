import { expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { blogPath, newsPath, postPath } from '#core/paths.ts';
import { isOverview } from './back-link.browser.ts';

test('recognises every overview in every language, and no post', () => {
  for (const locale of locales)
    for (const path of [blogPath, newsPath])
      expect([path({ locale }), path({ locale, page: 12 })].map(isOverview)).toEqual([true, true]);
  expect([postPath('zwembad-nl'), postPath('news-en'), '/', '/nl', '/admin'].filter(isOverview)).toEqual([]);
});
