import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  hasChangedSince,
  previewedPostSchema,
  readyPosts,
  seenRevisions,
  type PostSnapshot,
} from './preview.ts';

const now = new Date('2026-11-21T12:00:00Z');

const aStanding = (changes: Partial<PostSnapshot> = {}): PostSnapshot => ({
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
  obstacle: undefined,
  ...changes,
});

describe('post snapshots', () => {
  test('are ready to publish only if they are unpublished and have no obstacle', () => {
    const posts = [
      aStanding(),
      aStanding({ slug: 'pool-en', translation: 'machine' }),
      aStanding({ slug: 'pool-es', translation: 'pending', obstacle: 'post-untranslated' }),
      aStanding({ slug: 'pool-fr', obstacle: 'image-alt-missing' }),
      aStanding({ slug: 'pool-de', isPublished: true, publishedAt: now }),
    ];
    expect(readyPosts(posts).map(({ slug }) => slug)).toEqual(['pool-nl', 'pool-en']);
  });

  test('count as changed only if readers see a difference or the post is new', () => {
    const before = [aStanding()];
    expect(hasChangedSince(aStanding({ revision: 9, isPublished: true }), before)).toBe(false);
    expect(hasChangedSince(aStanding({ text: 'b' }), before)).toBe(true);
    expect(hasChangedSince(aStanding({ id: 'two' }), before)).toBe(true);
  });

  test('are reduced to their revisions, by post id', () => {
    expect(seenRevisions([aStanding({ revision: 3 }), aStanding({ id: 'two' })])).toEqual({ one: 3, two: 1 });
  });
});

describe('a previewed post', () => {
  const row = {
    id: 'one',
    slug: 'pool-nl',
    language: 'nl',
    title: 'Zwembad',
    excerpt: '',
    text: 'a',
    content: '',
    meta_title: null,
    meta_description: null,
    revision: 1,
    translation: 'source',
    is_published: false,
    outdated: false,
    written_by_ai: true,
  };

  test.each([
    [{}, undefined],
    [{ reviewed_by: 'Anna' }, undefined],
    [{ reviewed_at: '2026-02-01T07:00:00Z' }, undefined],
    [
      { reviewed_by: 'Anna', reviewed_at: '2026-02-01T07:00:00Z' },
      { by: 'Anna', at: new Date('2026-02-01T07:00:00Z') },
    ],
  ])('is signed only with a name and a time (%j)', (signed, review) => {
    expect(v.parse(previewedPostSchema, { ...row, ...signed }).review).toEqual(review);
  });
});
