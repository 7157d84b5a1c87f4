import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { overviewPath, postPath } from '#core/paths.ts';
import { isOverview } from './back-link.browser.ts';

describe('isOverview', () => {
  test('returns true for every overview page in every language, and false for posts and other pages', () => {
    for (const locale of locales)
      for (const of of ['blog', 'news'] as const)
        for (const page of [undefined, 12]) expect(isOverview(overviewPath({ of, locale, page }))).toBe(true);
    expect([postPath('zwembad-nl'), postPath('news-en'), '/', '/nl', '/admin'].filter(isOverview)).toEqual(
      [],
    );
  });
});
