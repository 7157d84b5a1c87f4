import type { SQLOutputValue } from 'node:sqlite';
import { firstImageIn } from '#core/images/image-path.ts';
import type { Locale } from '#core/locale.ts';
import { programOrigin } from '#core/post/origin.ts';
import { teaserFields, type PostTeaser, type PublishedPost } from '#core/post/published-post.ts';
import { significantWords } from '#core/post/related/significant-words.ts';
import { foreignLinks } from '#core/post/related/post-links.ts';
import type { PostKey } from '../post-lists.ts';

/** A build reads posts from this SQLite database, and fetches only changed posts into it. */
export const schema = `
  create table if not exists posts (
    id text primary key, slug text unique not null, slug_base text not null, language text not null,
    published_at integer not null, changed_at integer not null, revision integer not null, words text not null,
    links text not null, teaser text not null, post text not null
  ) strict;
  create index if not exists posts_by_date on posts (language, published_at, slug);
  create table if not exists skipped (id text primary key, slug text not null, problem text not null) strict;
  create table if not exists content (version integer not null, mark text) strict;`;

export function rowOf(post: PublishedPost): (string | number)[] {
  return [
    post.id,
    post.slug,
    post.slugBase,
    post.locale,
    post.publishedAt.getTime(),
    (post.correctedAt ?? post.publishedAt).getTime(),
    post.revision,
    significantWords(`${post.title} ${post.excerpt}`, post.locale).join(' '),
    foreignLinks(post).join(' '),
    // Teaser fields have their own column, because a page shows up to five other posts without their texts.
    JSON.stringify({
      ...Object.fromEntries(teaserFields.map((name) => [name, post[name]])),
      heroImageUrl: post.heroImageUrl ?? firstImageIn(post.content),
      origin: programOrigin(post),
    }),
    JSON.stringify(post),
  ];
}

export function teaserFromJson(json: string): PostTeaser {
  const teaser = JSON.parse(json) as Omit<PostTeaser, 'publishedAt'> & { publishedAt: string };
  return { ...teaser, publishedAt: new Date(teaser.publishedAt) };
}

export const keyColumns = 'id, slug, slug_base, published_at, changed_at, revision, words, links';

export function toKey(row: SQLOutputValue[], locale: Locale): PostKey {
  const [id, slug, slugBase, publishedAt, changedAt, revision, words, links] = row;
  return {
    id: text(id),
    slug: text(slug),
    slugBase: text(slugBase),
    locale,
    publishedAt: Number(publishedAt),
    changedAt: Number(changedAt),
    revision: Number(revision),
    words: text(words),
    links: text(links),
  };
}

export function postFromJson(json: string): PublishedPost {
  const post = JSON.parse(json) as Omit<PublishedPost, 'publishedAt' | 'review' | 'correctedAt'> & {
    publishedAt: string;
    review?: { by: string; at: string };
    correctedAt?: string;
  };
  const review = post.review && { ...post.review, at: new Date(post.review.at) };
  const correctedAt = post.correctedAt === undefined ? undefined : new Date(post.correctedAt);
  return { ...post, review, correctedAt, publishedAt: new Date(post.publishedAt) };
}

export const text = (value: SQLOutputValue | undefined): string => {
  if (typeof value !== 'string') throw new Error('A column of the content snapshot is not text.');
  return value;
};
