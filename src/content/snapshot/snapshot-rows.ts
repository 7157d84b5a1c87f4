import type { SQLOutputValue } from 'node:sqlite';
import type { Locale } from '#core/locale.ts';
import { teaserFields, type PostTeaser, type PublishedPost } from '#core/post/published-post.ts';
import { significantWords } from '#core/post/related/significant-words.ts';
import { isDailyNews } from '#core/post/slugs/daily-news.ts';

export const schema = `
  create table if not exists posts (
    id text primary key, slug text unique not null, slug_base text not null, language text not null,
    published_at integer not null, revision integer not null, is_news integer not null, words text not null,
    teaser text not null, post text not null
  ) strict;
  create index if not exists posts_by_date on posts (language, published_at, slug);
  create index if not exists news_by_date on posts (language, published_at, slug) where is_news = 1;
  create index if not exists posts_by_article on posts (slug_base);
  create index if not exists posts_by_revision on posts (revision);
  create table if not exists content (version integer not null, mark text) strict;
  create table if not exists touched (
    number integer primary key autoincrement, language text not null, published_at integer not null,
    slug text not null, slug_base text not null, is_moved integer not null
  ) strict;`;

/** The row of a post, in the order of the columns. */
export function rowOf(post: PublishedPost): (string | number)[] {
  return [
    post.id,
    post.slug,
    post.slugBase,
    post.locale,
    post.publishedAt.getTime(),
    post.revision,
    Number(isDailyNews(post.slugBase)),
    significantWords(`${post.title} ${post.excerpt}`, post.locale).join(' '),
    // In a column of its own: a page names up to five other posts, whose texts it does not need.
    JSON.stringify(Object.fromEntries(teaserFields.map((name) => [name, post[name]]))),
    JSON.stringify(post),
  ];
}

export function teaserFromJson(json: string): PostTeaser {
  const teaser = JSON.parse(json) as Omit<PostTeaser, 'publishedAt'> & { publishedAt: string };
  return { ...teaser, publishedAt: new Date(teaser.publishedAt) };
}

export const keyColumns = 'id, slug, slug_base, language, published_at, revision, words';

export const toVersion = (row: Record<string, SQLOutputValue>): PostVersion => ({
  slug: text(row['slug']),
  slugBase: text(row['slug_base']),
  locale: text(row['language']) as Locale,
  publishedAt: Number(row['published_at']),
});

export const toKey = (row: Record<string, SQLOutputValue>): PostKey => ({
  ...toVersion(row),
  id: text(row['id']),
  revision: Number(row['revision']),
  words: text(row['words']).match(/\S+/g) ?? [],
});

export function postFromJson(json: string): PublishedPost {
  const post = JSON.parse(json) as Omit<PublishedPost, 'publishedAt' | 'review'> & {
    publishedAt: string;
    review?: { by: string; at: string };
  };
  const review = post.review && { ...post.review, at: new Date(post.review.at) };
  return { ...post, review, publishedAt: new Date(post.publishedAt) };
}

export const text = (value: SQLOutputValue | undefined): string => {
  if (typeof value !== 'string') throw new Error('The content snapshot holds something that is no text.');
  return value;
};

/** An article in one of its languages. */
export type PostVersion = {
  slug: string;
  slugBase: string;
  locale: Locale;
  /** Milliseconds since 1970. */
  publishedAt: number;
};

/** Enough of a post to know which pages exist and whether they changed. */
export type PostKey = PostVersion & {
  id: string;
  revision: number;
  /** What it is about; see `significantWords`. */
  words: string[];
};
