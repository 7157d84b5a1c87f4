import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '#core/locale.ts';
import type { PublishedPost } from '#core/post/published-post.ts';
import { dailyNewsBase } from '#core/post/slugs/daily-news.ts';
import { contentPages } from '#content/content-routes.ts';
import { openSnapshot, type Snapshot } from '#content/snapshot/snapshot.ts';
import { changedPages, countPosts, joined } from './changed-pages.ts';

let folder = '';
let snapshot: Snapshot;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-pages-'));
  snapshot = openSnapshot(join(folder, 'content.sqlite'));
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'key');
});
afterEach(() => {
  snapshot.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const subjects = ['zwembad', 'sleutels', 'tuin', 'dak', 'schilder', 'storm', 'verwarming', 'terras'];

/** `day`: its date; several posts may have the same. */
const aPost = ({ number, locale, day, subject, revision = 1, isNews = false }: Making): PublishedPost => {
  const slugBase = isNews
    ? dailyNewsBase(`2026-01-${String((number % 28) + 1).padStart(2, '0')}`)
    : `post-${number}`;
  return {
    id: `${locale}-${number}`,
    slug: `${slugBase}-${locale}`,
    slugBase,
    locale,
    title: `Over ${subjects[subject % 8] ?? ''} en ${subjects[(subject * 3 + 1) % 8] ?? ''}`,
    excerpt: '',
    content: 'Tekst',
    heroImageUrl: undefined,
    heroImageAlt: undefined,
    heroFocus: { x: 50, y: 50 },
    metaTitle: undefined,
    metaDescription: undefined,
    publishedAt: new Date(Date.UTC(2026, 0, 1) + day * 86_400_000),
    translation: 'source',
    writtenByAi: false,
    review: undefined,
    revision,
  };
};

type Making = {
  number: number;
  locale: Locale;
  day: number;
  subject: number;
  revision?: number;
  isNews?: boolean;
};

/** The addresses of all pages with their keys; those drawn in every build have a key that never fits. */
const allKeys = () => new Map([...contentPages(snapshot)].map(({ path, key }) => [path, key]));

function bring(changed: PublishedPost[], gone: string[] = []): void {
  snapshot.incoming.add(changed);
  snapshot.replace({ contentVersion: 1, mark: undefined, gone });
}

function brought(keys: Map<string, string | undefined>, before: ReturnType<typeof countPosts>) {
  const touched = snapshot.touched.all();
  const { pages, gone } = changedPages(snapshot, { touched, before });
  const after = new Map(keys);
  for (const path of gone) after.delete(path);
  for (const { path, key } of pages) after.set(path, key);
  snapshot.touched.forget(touched.at(-1)?.number ?? 0);
  return { after, looked: pages.length };
}

/** `what` becomes of the post with this number, as far as it is there. */
type Change = Making & { what: string };

const change: fc.Arbitrary<Change> = fc.record({
  what: fc.constantFrom('new', 'edit', 'hide', 'move', 'rename', 'exchange'),
  locale: fc.constantFrom<Locale>('nl', 'nl', 'en', 'de'),
  number: fc.nat(700),
  day: fc.nat(600),
  subject: fc.nat(7),
  isNews: fc.boolean(),
});

test('what is drawn after any change is what would be drawn from nothing', () => {
  const posts = new Map<string, PublishedPost>();
  const put = (changed: PublishedPost[], gone: string[] = []) => {
    bring(changed, gone);
    for (const id of gone) posts.delete(id);
    for (const post of changed) posts.set(post.id, post);
  };
  // More than a sitemap's part and than a post's reach.
  put(
    Array.from({ length: 420 }, (_, number) =>
      aPost({
        number,
        locale: 'nl',
        day: number,
        subject: number % 7,
        isNews: number % 5 === 0 && number < 140,
      }),
    ),
  );
  put(
    Array.from({ length: 30 }, (_, number) => aPost({ number, locale: 'en', day: number, subject: number })),
  );
  snapshot.touched.forget(Number.MAX_SAFE_INTEGER);
  let known = allKeys();
  const apply = (round: Change[]): void => {
    const before = countPosts(snapshot);
    for (const { what, ...making } of round) {
      const id = `${making.locale}-${making.number}`;
      const post = posts.get(id);
      const revision = (post?.revision ?? 0) + 1;
      const isFree = (slug: string) =>
        ![...posts.values()].some((other) => other.slug === slug && other.id !== id);
      const next =
        what === 'edit' && post !== undefined
          ? { ...post, title: aPost(making).title, revision }
          : what === 'rename' && post !== undefined
            ? {
                ...post,
                slugBase: `moved-${making.day}`,
                slug: `moved-${making.day}-${post.locale}`,
                revision,
              }
            : what === 'move' && post !== undefined
              ? { ...post, publishedAt: aPost(making).publishedAt, revision }
              : { ...aPost(making), revision };
      if (what === 'hide') put([], post === undefined ? [] : [id]);
      else if (what === 'exchange' && post !== undefined) exchange(post);
      else if (isFree(next.slug)) put([next]);
    }
    const { after } = brought(known, before);
    const wanted = allKeys();
    expect([...after].toSorted()).toEqual([...wanted].toSorted());
    known = wanted;
  };
  const exchange = (post: PublishedPost): void => {
    const other = [...posts.values()].find(({ id, locale }) => id !== post.id && locale === post.locale);
    if (other === undefined) return;
    const { slug, slugBase } = other;
    put([
      { ...post, slug, slugBase, revision: post.revision + 1 },
      { ...other, slug: post.slug, slugBase: post.slugBase, revision: other.revision + 1 },
    ]);
  };
  fc.assert(fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), apply), {
    numRuns: 60,
    endOnFailure: true,
  });
});

test('a new post asks for a few hundred pages however many there are', () => {
  const many = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) =>
      aPost({ number: from + index, locale: 'nl', day: from + index, subject: index }),
    );
  const looked = [500, 3000].map((size) => {
    bring(many(size === 500 ? 0 : 501, size));
    snapshot.touched.forget(Number.MAX_SAFE_INTEGER);
    const before = countPosts(snapshot);
    bring(many(size, size + 1));
    return brought(new Map(), before).looked;
  });
  expect(looked[1]).toBeLessThanOrEqual((looked[0] ?? 0) + 2);
});

test('spans that overlap become one', () => {
  expect(
    joined([
      { from: 5, to: 9 },
      { from: 1, to: 3 },
      { from: 2, to: 4 },
      { from: 9, to: 12 },
    ]),
  ).toEqual([
    { from: 1, to: 4 },
    { from: 5, to: 12 },
  ]);
});
