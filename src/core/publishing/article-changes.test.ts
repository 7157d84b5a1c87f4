import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dateArticle,
  dateSchema,
  eraseForever,
  ownSlugSchema,
  renameArticle,
  restorePosts,
  setOwnSlug,
  takeBack,
  takeBackSchema,
  trashArticles,
} from './article-changes.ts';

const posts = [{ slug: 'zon-nl' }];
const answered = { rebuild: 'requested', contentVersion: 7 };
const rebuild = { request: () => Promise.resolve(answered) };

/** Dependencies in which each method of `life` records its argument and returns `answer`. */
function life(answer: unknown) {
  const asked: unknown[] = [];
  const call = (given: unknown) => Promise.resolve((asked.push(given), answer));
  const names = ['trash', 'restore', 'erase', 'rename', 'date', 'setOwnBase', 'takeBack'];
  const deps = {
    life: Object.fromEntries(names.map((name) => [name, call])),
    rebuild,
    posts: { findArticle: (slugBase: string) => Promise.resolve(slugBase === 'zon' ? posts : []) },
  };
  return { deps: deps as never, asked };
}
const refused = (code: string) => ({ ok: false, refusal: { code } });

describe('requests to change articles', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `zon-${at}-nl`);
  const versions = (count: number, revision = 2) => many(count).map((slug) => ({ slug, revision }));

  test('name one to a hundred posts whose change is undone', () => {
    expect([0, 1, 100, 101].map((count) => v.is(takeBackSchema, { posts: versions(count) }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('cannot undo the first revision of a post, and cannot name a post twice', () => {
    expect([1, 2, 2.5].map((revision) => v.is(takeBackSchema, { posts: versions(1, revision) }))).toEqual([
      false,
      true,
      false,
    ]);
    expect(v.is(takeBackSchema, { posts: [...versions(1), ...versions(1)] })).toBe(false);
  });

  test('name a post and the new slug base of its URL', () => {
    expect(v.is(ownSlugSchema, { slug: 'zon-nl', own_base: 'zee' })).toBe(true);
  });

  describe('to set a date', () => {
    beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T23:30:00Z') }));
    afterEach(() => vi.useRealTimers());

    test('name a day from 2000 until today on Ibiza', () => {
      const days = ['1999-12-31', '2000-01-01', '2026-11-22', '2026-11-23', '2026-02-30', 'today'];
      expect(days.map((day) => v.is(dateSchema, { slug_base: 'zon', day }))).toEqual([
        false,
        true,
        true,
        false,
        false,
        false,
      ]);
    });

    test('set noon on Ibiza, or the current time if noon is still to come', async () => {
      const { deps, asked } = life(posts);
      expect(await dateArticle(deps, { slugBase: 'zon', day: '2026-07-01' })).toEqual({
        ok: true,
        value: { posts, ...answered },
      });
      await dateArticle(deps, { slugBase: 'zon', day: '2026-11-22' });
      expect(asked).toEqual([
        { slugBase: 'zon', at: new Date('2026-07-01T10:00:00Z') },
        { slugBase: 'zon', at: new Date('2026-11-21T23:30:00Z') },
      ]);
      expect(await dateArticle(life([]).deps, { slugBase: 'zon', day: '2026-07-01' })).toEqual(
        refused('post-not-found'),
      );
    });
  });
});

describe('changes of articles', () => {
  test('return the changed posts, and request a build if visitors see the change', async () => {
    const done = { ok: true, value: { posts, ...answered } };
    const { deps, asked } = life(posts);
    expect(await trashArticles(deps, { slugBases: ['zon'], locale: undefined })).toEqual(done);
    expect(await restorePosts(deps, ['zon-nl'])).toEqual({ ok: true, value: { posts } });
    expect(await takeBack(deps, [{ slug: 'zon-nl', revision: 2 }])).toEqual(done);
    expect(await eraseForever(life(2).deps, ['zon-nl'])).toEqual({ ok: true, value: { deleted: 2 } });
    expect(await renameArticle(deps, { slugBase: 'zon', newSlugBase: 'zee' })).toEqual({
      ok: true,
      value: { slugBase: 'zee', posts, ...answered },
    });
    expect(await setOwnSlug(deps, { slug: 'zon-nl', ownBase: 'zee' })).toEqual(done);
    expect(await setOwnSlug(deps, { slug: 'zon-nl', ownBase: 'zon' })).toEqual(done);
    expect(asked.slice(-2)).toEqual([
      { slug: 'zon-nl', ownBase: 'zee' },
      { slug: 'zon-nl', ownBase: null },
    ]);
  });

  test('are refused if the post does not exist', async () => {
    const { deps } = life([]);
    expect(await trashArticles(deps, { slugBases: ['zon'], locale: 'nl' })).toEqual(
      refused('post-not-found'),
    );
    expect(await restorePosts(deps, ['zon-nl'])).toEqual(refused('post-not-found'));
    expect(await eraseForever(life(0).deps, ['zon-nl'])).toEqual(refused('post-not-found'));
    expect(await renameArticle(deps, { slugBase: 'zee', newSlugBase: 'zon' })).toEqual(
      refused('post-not-found'),
    );
    expect(await setOwnSlug(deps, { slug: 'zon-nl', ownBase: 'zee' })).toEqual(refused('post-not-found'));
  });

  test('are refused if another article uses the new slug, or if a later change prevents the undo', async () => {
    const { deps } = life(undefined);
    expect(await renameArticle(deps, { slugBase: 'zon', newSlugBase: 'zee' })).toEqual(refused('slug-taken'));
    expect(await setOwnSlug(deps, { slug: 'zon-nl', ownBase: 'zee' })).toEqual(refused('slug-taken'));
    expect(await takeBack(deps, [])).toEqual(refused('changed-meanwhile'));
  });
});
