import { expect, test } from 'vitest';
import { currentOf, pageAboveOf } from './navigation-pages.ts';

test.each(['news', 'bitcoin'] as const)('the settings lead to %s until it is set up', (page) => {
  const above = (setUp: string[] | undefined) => [
    pageAboveOf(page, setUp),
    currentOf('settings', { page, setUp }),
  ];
  expect(above([])).toEqual(['settings', 'true']);
  expect(above([page])).toEqual([undefined, undefined]);
  // Until it is known, nothing is said to be missing.
  expect(above(undefined)).toEqual([undefined, undefined]);
});

test('a page two levels below an entry marks that entry', () => {
  expect(currentOf('settings', { page: 'actions', setUp: [] })).toBe('true');
  expect(currentOf('settings', { page: 'daily-ibiza-news-now', setUp: [] })).toBe('true');
  expect(currentOf('news', { page: 'daily-ibiza-news-now', setUp: ['news'] })).toBe('true');
});
