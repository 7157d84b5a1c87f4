/** Publishing many posts publishes what can be published, names the rest, and requests one build. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { articlesPerPage } from '../post/article-list.ts';
import {
  hidePosts,
  hideNewsOfToday,
  noFieldsSchema,
  publishPost,
  publishPosts,
  publishNewsOfToday,
  newsSlugsOfToday,
  slugsSchema,
} from './publish-posts.ts';
import type { PublishedState } from './ports.ts';

const now = () => new Date('2026-10-25T22:59:00Z');

const aPost = (slug: string, changes: Partial<PublishedState> = {}): PublishedState => ({
  slug,
  obstacle: undefined,
  isPublished: true,
  publishedAt: now(),
  ...changes,
});

function deps(rows: PublishedState[]) {
  const asked = { builds: 0 };
  const named = (slugs: string[]) => Promise.resolve(rows.filter(({ slug }) => slugs.includes(slug)));
  return {
    asked,
    posts: { publish: named, hide: named },
    rebuild: {
      request: () => {
        asked.builds++;
        return Promise.resolve({ rebuild: 'requested' as const, contentVersion: 7 });
      },
    },
    now,
  };
}

describe('publishing and hiding posts', () => {
  test('publishes several posts with one build, and reports each post that cannot be published', async () => {
    const pending = aPost('b-en', { obstacle: 'post-untranslated', isPublished: false });
    const given = deps([aPost('a-nl'), pending]);
    expect(await publishPosts(given, ['a-nl', 'b-en', 'c-nl'])).toMatchObject({
      value: {
        published: [{ slug: 'a-nl' }],
        refused: [
          { slug: 'b-en', code: 'post-untranslated' },
          { slug: 'c-nl', code: 'post-not-found' },
        ],
        contentVersion: 7,
      },
    });
    expect(given.asked.builds).toBe(1);
  });

  test('accepts a post that is already published, even if an obstacle would now prevent publication', async () => {
    const live = aPost('a-nl', { obstacle: 'image-alt-missing' });
    expect(await publishPosts(deps([live]), ['a-nl'])).toMatchObject({
      value: { published: [{ slug: 'a-nl' }], refused: [] },
    });
  });

  test('refuses the request and requests no build if no post can be published', async () => {
    const pending = aPost('b-en', { obstacle: 'post-untranslated', isPublished: false });
    const given = deps([pending]);
    expect(await publishPosts(given, ['b-en'])).toMatchObject({ refusal: { code: 'post-untranslated' } });
    expect(await publishPosts(given, ['c-nl'])).toMatchObject({ refusal: { code: 'post-not-found' } });
    expect(given.asked.builds).toBe(0);
  });

  test('publishes one post with the date of the database, and hides several with one build', async () => {
    expect(await publishPost(deps([aPost('a-nl')]), 'a-nl')).toEqual({
      ok: true,
      value: { slug: 'a-nl', publishedAt: now(), rebuild: 'requested', contentVersion: 7 },
    });
    const undescribed = aPost('a-nl', { obstacle: 'image-alt-missing', isPublished: false });
    expect(await publishPost(deps([undescribed]), 'a-nl')).toMatchObject({
      refusal: { code: 'image-alt-missing' },
    });
    const given = deps([aPost('a-nl'), aPost('b-nl')]);
    expect(await hidePosts(given, ['a-nl', 'b-nl', 'c-nl'])).toMatchObject({
      value: { slugs: ['a-nl', 'b-nl'], contentVersion: 7 },
    });
    expect(given.asked.builds).toBe(1);
    expect(await hidePosts(given, ['c-nl'])).toMatchObject({ refusal: { code: 'post-not-found' } });
  });

  test('concerns one post up to a whole page of the list in all languages', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `zon-${at}-nl`);
    const sizes = [0, 1, articlesPerPage * locales.length, articlesPerPage * locales.length + 1];
    expect(sizes.map((count) => v.is(slugsSchema, { slugs: many(count) }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('determines today’s news by the day in Ibiza’s time zone, even when the clocks go back', () => {
    expect(newsSlugsOfToday(now())[0]).toBe('daily-ibiza-news-2026-10-25-nl');
    expect(newsSlugsOfToday(new Date('2026-10-25T23:00:00Z'))[0]).toBe('daily-ibiza-news-2026-10-26-nl');
    expect(newsSlugsOfToday(now())).toHaveLength(4);
  });

  test('publishes and hides the existing languages of today’s news, and refuses if no news exists', async () => {
    const today = deps([aPost('daily-ibiza-news-2026-10-25-nl'), aPost('daily-ibiza-news-2026-10-24-nl')]);
    expect(await publishNewsOfToday(today)).toMatchObject({ value: { published: [{}], refused: [] } });
    expect(await hideNewsOfToday(today)).toMatchObject({
      value: { slugs: ['daily-ibiza-news-2026-10-25-nl'] },
    });
    const none = deps([aPost('daily-ibiza-news-2026-10-24-nl')]);
    for (const act of [publishNewsOfToday, hideNewsOfToday])
      expect(await act(none)).toMatchObject({ refusal: { code: 'daily-news-not-found' } });
  });
});

test.each([
  [{}, true],
  [null, false],
  [[], false],
  ['', false],
])('noFieldsSchema, given %j: %s', (body, isAccepted) => {
  expect(v.is(noFieldsSchema, body)).toBe(isAccepted);
});
