import { describe, expect, test } from 'vitest';
import { articleFilters, articleSorts } from '#core/post/article-list.ts';
import { first, queryOf, stateIn } from './list-address.ts';

describe('URL of the article list', () => {
  test('restores every state of the list from the query string that was made from it', () => {
    for (const show of articleFilters)
      for (const sort of articleSorts)
        for (const page of [1, 7]) {
          const state = { words: 'pomp & filter', show, sort, page };
          expect(stateIn(queryOf(state))).toEqual(state);
        }
    expect(queryOf(first)).toBe('');
  });

  test.each(['', '?show=nothing&sort=up&page=-1', '?page=1.5&show=', '?page=1e9'])(
    'uses the default state for the invalid query %j',
    (query) => {
      expect(stateIn(query)).toEqual(first);
    },
  );
});
