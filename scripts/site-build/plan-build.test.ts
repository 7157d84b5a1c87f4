/** A partial build renders every page that a change of a post affects, and few others. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contentPages } from '#content/content-routes.ts';
import { postBlocks } from '#content/post-blocks.ts';
import type { PostKey, PostLists } from '#content/post-lists.ts';
import type { Locale } from '#core/locale.ts';
import { withBuildInputs } from '../../tests/support/content/build-inputs.ts';
import { changedPages } from './plan-build.ts';
import { digestOfKey } from './render/render-pages.ts';

beforeEach(() => {
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'key');
  withBuildInputs({});
});

const subjects = ['zwemba', 'sleute', 'tuin', 'dak', 'schild', 'storm', 'verwar', 'terras'];

function aPost({ number, locale, day, subject, revision = 1 }: Values): PostKey {
  const words = `${subjects[subject % 8]} ${subjects[(subject * 3 + 1) % 8]}`;
  const slugBase = `bericht-${number}`;
  const publishedAt = day * 86_400_000;
  return {
    id: `${locale}-${number}`,
    slug: `${slugBase}-${locale}`,
    slugBase,
    locale,
    publishedAt,
    changedAt: publishedAt,
    revision,
    words,
    links: '',
  };
}

function listsOf(posts: PostKey[]): PostLists {
  const sorted = posts.toSorted((a, b) => a.publishedAt - b.publishedAt || (a.slug < b.slug ? -1 : 1));
  const inLocale = (locale: Locale) => sorted.filter((post) => post.locale === locale);
  return {
    posts: { nl: inLocale('nl'), en: inLocale('en'), es: [], de: inLocale('de') },
    news: { nl: inLocale('nl').filter((_, index) => index % 5 === 0), en: [], es: [], de: [] },
    versions: Map.groupBy(sorted, ({ slugBase }) => slugBase),
  };
}

const keysOf = (lists: PostLists) => ({
  pages: new Map([...contentPages(lists)].map(({ path, key }) => [path, digestOfKey(key)])),
  blocks: new Map(postBlocks(lists).map(({ name, key }) => [name, key])),
});

const change = fc.record({
  what: fc.constantFrom('put', 'put', 'hide', 'rename'),
  locale: fc.constantFrom<Locale>('nl', 'nl', 'en', 'de'),
  number: fc.nat(1200),
  day: fc.nat(1200),
  subject: fc.nat(7),
});

describe('changedPages', () => {
  test('returns exactly the changed and the removed pages for any changes to posts', () => {
    // The test uses 950 posts, because they fill more than two blocks of `postBlocks`.
    const posts = new Map<string, PostKey>();
    const put = (post: PostKey): unknown => posts.set(post.id, post);
    for (let number = 0; number < 950; number++)
      put(aPost({ number, locale: 'nl', day: number, subject: number % 7 }));
    for (let number = 0; number < 30; number++)
      put(aPost({ number, locale: 'en', day: number, subject: number }));
    let known = keysOf(listsOf([...posts.values()]));

    const apply = (round: (Values & { what: string })[]): void => {
      for (const { what, ...values } of round) {
        const id = `${values.locale}-${values.number}`;
        const revision = (posts.get(id)?.revision ?? 0) + 1;
        const slugBase = `verhuisd-${values.number}-${revision}`;
        if (what === 'hide') posts.delete(id);
        else if (what === 'put') put(aPost({ ...values, revision }));
        else put({ ...aPost({ ...values, revision }), slugBase, slug: `${slugBase}-${values.locale}` });
      }
      const lists = listsOf([...posts.values()]);
      const { changed, gone } = changedPages(lists, postBlocks(lists), known);
      const now = keysOf(lists);
      const differing = [...now.pages].filter(([path, key]) => key === '' || known.pages.get(path) !== key);
      expect(changed.map(({ path }) => path).toSorted()).toEqual(differing.map(([path]) => path).toSorted());
      expect(gone.toSorted()).toEqual(
        [...known.pages.keys()].filter((path) => !now.pages.has(path)).toSorted(),
      );
      known = now;
    };
    fc.assert(fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), apply), {
      numRuns: 40,
      endOnFailure: true,
    });
  });
});

type Values = { number: number; locale: Locale; day: number; subject: number; revision?: number };
