import { expect, test } from 'vitest';
import type { PostKey } from './post-lists.ts';
import { homePages, servicePages } from './post-pages.ts';

const post = (slugBase: string, number: number): PostKey => ({
  id: `${number}`,
  slug: `${slugBase}-en`,
  slugBase,
  locale: 'en',
  publishedAt: number,
  changedAt: number,
  revision: 1,
  words: '',
  links: '',
});

test('the page of a service lists first its articles, then related ones, and no others', () => {
  const bases = [
    'sleutelbeheer-op-ibiza',
    'zwembad-in-de-winter',
    'tuin',
    'gasten',
    'daily-ibiza-news-2026-11-20',
  ];
  const en = bases.map(post);
  const pages = servicePages({
    posts: { nl: [], en, es: [], de: [] },
    news: { nl: [], en: [], es: [], de: [] },
    versions: new Map(),
  });
  const listed = (locale: string) =>
    Object.fromEntries(
      pages.filter(({ props }) => props.locale === locale).map(({ props }) => [props.service, props.slugs]),
    );
  expect(listed('en')).toEqual({
    keys: ['sleutelbeheer-op-ibiza-en'],
    cleaning: [],
    pool: ['zwembad-in-de-winter-en', 'tuin-en'],
    works: [],
    always: [],
    rental: ['gasten-en'],
  });
  expect(Object.values(listed('de'))).toEqual([[], [], [], [], [], []]);
});

test.each([
  { of: 'different', bases: ['winter', 'huis', 'villa', 'sleutels'], shown: ['sleutels', 'villa', 'winter'] },
  { of: 'two', bases: ['sleutels', 'huis', 'villa'], shown: ['villa', 'sleutels', 'huis'] },
  {
    of: 'two, the newest alone',
    bases: ['sleutel', 'sleutels', 'huis'],
    shown: ['sleutels', 'huis', 'sleutel'],
  },
])('a page shows articles with different drawings, else not beside each other ($of)', ({ bases, shown }) => {
  const en = bases.map(post);
  const lists = { posts: { nl: [], en, es: [], de: [] }, news: { nl: [], en: [], es: [], de: [] } };
  const slugs = shown.map((base) => `${base}-en`);
  const keys = servicePages({ ...lists, versions: new Map() }).find(({ path }) => path.endsWith('/keys'));
  expect(keys?.props.slugs).toEqual(slugs);
  const home = homePages({ ...lists, versions: new Map() }).find(({ path }) => path === '/');
  expect(home?.props.slugs).toEqual(slugs);
});
