import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { hasChangedSince, previewedPostSchema, readyPosts, seenRevisions } from './preview.ts';
import { aPostSnapshot } from '../../../tests/support/content/post-snapshot.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('post snapshots', () => {
  test('are ready to publish only if they are unpublished and have no obstacle', () => {
    const posts = [
      aPostSnapshot(),
      aPostSnapshot({ slug: 'pool-en', translation: 'machine' }),
      aPostSnapshot({ slug: 'pool-es', translation: 'pending', obstacle: 'post-untranslated' }),
      aPostSnapshot({ slug: 'pool-fr', obstacle: 'image-alt-missing' }),
      aPostSnapshot({ slug: 'pool-de', isPublished: true, publishedAt: now }),
    ];
    expect(readyPosts(posts).map(({ slug }) => slug)).toEqual(['pool-nl', 'pool-en']);
  });

  test('count as changed only if readers see a difference or the post is new', () => {
    const before = [aPostSnapshot()];
    expect(hasChangedSince(aPostSnapshot({ revision: 9, isPublished: true }), before)).toBe(false);
    expect(hasChangedSince(aPostSnapshot({ text: 'b' }), before)).toBe(true);
    expect(hasChangedSince(aPostSnapshot({ id: 'two' }), before)).toBe(true);
  });

  test('are reduced to their revisions, by post id', () => {
    expect(seenRevisions([aPostSnapshot({ revision: 3 }), aPostSnapshot({ id: 'two' })])).toEqual({
      nl: 3,
      two: 1,
    });
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
