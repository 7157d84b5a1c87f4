import { expect, test } from 'vitest';
import { articleFilters, articleSorts } from '#core/post/article-list.ts';
import { first, queryOf, wantedIn } from './list-address.ts';

test('whatever the list shows stands in its address, and comes back from there', () => {
  for (const show of articleFilters)
    for (const sort of articleSorts)
      for (const page of [1, 7]) {
        const wanted = { words: 'pomp & filter', show, sort, page };
        expect(wantedIn(queryOf(wanted))).toEqual(wanted);
      }
  expect(queryOf(first)).toBe('');
});

test.each(['', '?show=nothing&sort=up&page=-1', '?page=1.5&show=', '?page=1e9'])(
  '%j asks for the list as it is at first',
  (query) => {
    expect(wantedIn(query)).toEqual(first);
  },
);
