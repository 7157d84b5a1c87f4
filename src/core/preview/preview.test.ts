import { expect, test } from 'vitest';
import { hasChangedSince, readyPosts, seenRevisions, standingState, type Standing } from './preview.ts';

const now = new Date('2026-11-21T12:00:00Z');

const aStanding = (changes: Partial<Standing> = {}): Standing => ({
  id: 'one',
  slug: 'pool-nl',
  locale: 'nl',
  title: 'Zwembad',
  excerpt: '',
  text: 'a',
  revision: 1,
  translation: 'source',
  isPublished: false,
  publishedAt: undefined,
  publishAt: undefined,
  isOutdated: false,
  ...changes,
});

test('ready is what is translated and not on the site yet', () => {
  const posts = [
    aStanding(),
    aStanding({ slug: 'pool-en', translation: 'machine' }),
    aStanding({ slug: 'pool-es', translation: 'pending' }),
    aStanding({ slug: 'pool-de', isPublished: true, publishedAt: now }),
  ];
  expect(readyPosts(posts).map(({ slug }) => slug)).toEqual(['pool-nl', 'pool-en']);
});

test('a change is one that a reader sees, or a language that was not there', () => {
  const before = [aStanding()];
  expect(hasChangedSince(aStanding({ revision: 9, isPublished: true }), before)).toBe(false);
  expect(hasChangedSince(aStanding({ text: 'b' }), before)).toBe(true);
  expect(hasChangedSince(aStanding({ id: 'two' }), before)).toBe(true);
});

test('a draft with a time is scheduled, a published post is live whatever time it once had', () => {
  expect(standingState(aStanding({ publishAt: now }), now)).toBe('scheduled');
  expect(standingState(aStanding({ publishAt: now, isPublished: true, publishedAt: now }), now)).toBe('live');
  expect(standingState(aStanding(), now)).toBe('draft');
});

test('what was looked at is named by its revisions', () => {
  expect(seenRevisions([aStanding({ revision: 3 }), aStanding({ id: 'two' })])).toEqual({ one: 3, two: 1 });
});
