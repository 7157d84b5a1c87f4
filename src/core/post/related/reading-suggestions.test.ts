/** Each post suggests the posts before and after it and related ones, and a new post changes few pages. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingSuggestions, relatedWindow } from './reading-suggestions.ts';

const aPost = (name: string, ...words: string[]) => ({ name, slugBase: name, words });
const names = (posts: { name: string }[]): string[] => posts.map(({ name }) => name);

describe('readingSuggestions', () => {
  test('suggests the previous and the next post by date', () => {
    const [first, second] = readingSuggestions([aPost('a'), aPost('b')]);
    expect([first?.previous?.name, first?.next?.name]).toEqual([undefined, 'b']);
    expect([second?.previous?.name, second?.next?.name]).toEqual(['a', undefined]);
  });

  test('suggests older posts that share words with a post, the most similar first', () => {
    const posts = [
      aPost('pool', 'pool', 'water', 'winter'),
      aPost('keys', 'keys'),
      aPost('garden', 'garden', 'water'),
      aPost('roof', 'roof'),
      aPost('pool in winter', 'pool', 'winter', 'water'),
    ];
    expect(names(readingSuggestions(posts)[4]?.related ?? [])).toEqual(['pool', 'garden']);
  });

  test('ranks a post that shares a rare word above a post that shares a frequent word', () => {
    const posts = [
      aPost('storm', 'storm', 'house'),
      ...['a', 'b', 'c', 'd', 'e'].map((name) => aPost(name, 'house')),
      aPost('after the storm', 'storm', 'house'),
    ];
    expect(names(readingSuggestions(posts)[6]?.related ?? [])).toEqual(['storm', 'd', 'c']);
  });

  test('does not list the previous post again among the related posts', () => {
    const [, , third] = readingSuggestions([aPost('a', 'pool'), aPost('b', 'pool'), aPost('c', 'pool')]);
    expect(names(third?.related ?? [])).toEqual(['a']);
  });

  test('suggests newer posts for the oldest posts, which would otherwise get no suggestions', () => {
    const posts = [aPost('a', 'pool'), aPost('b', 'keys'), aPost('c', 'pool'), aPost('d', 'keys')];
    expect(readingSuggestions(posts).map(({ related }) => names(related))).toEqual([
      ['c'],
      ['d'],
      ['a'],
      ['b'],
    ]);
    const later = Array.from({ length: 6 }, (_, index) => aPost(`later ${index}`, 'roof'));
    const [first] = readingSuggestions([
      aPost('first', 'storm'),
      ...later,
      aPost('after the storm', 'storm'),
    ]);
    expect(names(first?.related ?? [])).not.toContain('after the storm');
  });

  test('suggests the latest earlier posts of the same kind (news or articles) if no post shares a word', () => {
    const posts = Array.from({ length: 12 }, (_, index) =>
      aPost(
        index % 2 === 0 ? `article ${index}` : `daily-ibiza-news-2026-11-0${index % 10}`,
        `word ${index}`,
      ),
    );
    const related = readingSuggestions(posts).map((each) => names(each.related));
    expect(related[10]).toEqual(['article 8', 'article 6', 'article 4']);
    expect(related[11]).toEqual([9, 7, 5].map((day) => `daily-ibiza-news-2026-11-0${day}`));
    const few = [aPost('daily-ibiza-news-2026-11-01'), aPost('a'), aPost('b')];
    expect(names(readingSuggestions(few)[0]?.related ?? [])).toEqual(['b']);
    const more = [...few, aPost('daily-ibiza-news-2026-11-02')];
    expect(names(readingSuggestions(more)[0]?.related ?? [])).toEqual(['daily-ibiza-news-2026-11-02']);
  });

  test('suggests the neighbours only if there are no other posts', () => {
    const related = (...posts: ReturnType<typeof aPost>[]) =>
      readingSuggestions(posts).map((each) => names(each.related));
    expect(related(aPost('a', 'pool'))).toEqual([[]]);
    const [a, b, c] = [aPost('a', 'pool'), aPost('b', 'keys'), aPost('c', 'roof')];
    expect(related(a, b)).toEqual([['b'], ['a']]);
    expect(related(a, b, c)).toEqual([['c'], ['c', 'a'], ['a']]);
  });

  const somePosts = (minLength: number) =>
    fc
      .array(fc.uniqueArray(fc.constantFrom('pool', 'keys', 'roof', 'water', 'storm'), { maxLength: 4 }), {
        minLength,
        maxLength: 60,
      })
      .map((all) => all.map((words, index) => aPost(String(index), ...words)));

  test('changes only the suggestions of the previously newest post when a seventh or later post is added', () => {
    fc.assert(
      fc.property(somePosts(6), fc.subarray(['pool', 'keys', 'roof', 'new']), (posts, words) => {
        const before = readingSuggestions(posts);
        const newest = aPost('newest', ...words);
        const after = readingSuggestions([...posts, newest]);
        expect(after.slice(0, posts.length - 1)).toEqual(before.slice(0, -1));
        expect(after[posts.length - 1]).toEqual({ ...before.at(-1), next: newest });
      }),
    );
  });

  test('suggests one to three different posts, older or among the 6 oldest, if there are at least two posts', () => {
    fc.assert(
      fc.property(somePosts(1), (posts) => {
        for (const [position, { related }] of readingSuggestions(posts).entries()) {
          expect(related.length).toBeLessThanOrEqual(3);
          expect(related.length > 0).toBe(posts.length > 1);
          expect(new Set(related).size).toBe(related.length);
          for (const post of related) {
            const index = posts.indexOf(post);
            expect(index < Math.max(position, 6) && index !== position).toBe(true);
          }
        }
      }),
    );
  });

  test.each([
    [relatedWindow, ['storm']],
    [relatedWindow + 1, []],
  ])('looks %i posts back for a shared word and finds %j', (distance, found) => {
    const others = (length: number) => Array.from({ length }, (_, index) => aPost(`other ${index}`));
    const posts = [...others(6), aPost('storm', 'storm'), ...others(distance - 1), aPost('new', 'storm')];
    expect(names(readingSuggestions(posts).at(-1)?.related ?? []).filter((name) => name === 'storm')).toEqual(
      found,
    );
  });

  test('compares a post only with the latest 24 posts per shared word', () => {
    const others = (word: string) =>
      Array.from({ length: 23 }, (_, index) => aPost(`${word} ${index}`, word));
    const relatedOf = (...between: ReturnType<typeof aPost>[]) =>
      names(
        readingSuggestions([
          aPost('both', 'huis', 'tuin'),
          ...between,
          aPost('the last', 'keys'),
          aPost('new', 'huis', 'tuin'),
        ]).at(-1)?.related ?? [],
      );
    expect(relatedOf(...others('huis'), ...others('tuin'))[0]).toBe('both');
    const further = [aPost('more', 'huis', 'tuin')];
    expect(relatedOf(...further, ...others('huis'), ...others('tuin'))).not.toContain('both');
  });
});

test('related posts with more shared words come first, and the latest comes first among equals', () => {
  const posts = [
    aPost('a', 'pool', 'water', 'winter'),
    aPost('b', 'pool'),
    aPost('c', 'pool'),
    aPost('d', 'pool', 'water'),
    aPost('x', 'other'),
    aPost('last', 'pool', 'water', 'winter'),
  ];
  expect(names(readingSuggestions(posts)[5]?.related ?? [])).toEqual(['a', 'd', 'c']);
  const equals = [aPost('a', 'pool'), aPost('b', 'water'), aPost('x'), aPost('last', 'water', 'pool')];
  expect(names(readingSuggestions(equals)[3]?.related ?? [])).toEqual(['b', 'a']);
});
