import { crc32 } from 'node:zlib';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Locale } from '#core/locale.ts';
import type { PostTeaser, PublishedPost } from '#core/post/published-post.ts';
import { postFieldNames } from '#core/post/fields.ts';
import { significantWords } from '#core/post/related/significant-words.ts';

/**
 * The local copy of all published posts, one SQLite file. The build reads keys from it and one post per page, so
 * its memory and time do not grow with the texts. Opened for writing only by the sync.
 */
export function openSnapshot(file: string, { readOnly = false } = {}): Snapshot {
  const db = new DatabaseSync(file, { readOnly });
  if (!readOnly) {
    dropOtherFormat(db);
    db.exec(schema);
  }
  const one = db.prepare('select post from posts where slug = ?');
  const teaser = db.prepare(teaserQuery);
  return {
    contentVersion: () => Number(db.prepare('select version from content').get()?.['version'] ?? 0),
    revisions: () =>
      new Map(
        db
          .prepare('select id, revision from posts')
          .all()
          .map((row) => [text(row['id']), Number(row['revision'])]),
      ),
    keys: () => db.prepare(keyQuery).all().map(toKey),
    dataVersion: () => Number(db.prepare('pragma data_version').get()?.['data_version']),
    post(slug) {
      const row = one.get(slug);
      if (row === undefined) throw missing(slug);
      return fromJson(text(row['post']));
    },
    teaser(slug) {
      const row = teaser.get(slug);
      if (row === undefined) throw missing(slug);
      return { slug, title: text(row['title']), excerpt: text(row['excerpt']), publishedAt: dateOf(row) };
    },
    replace({ contentVersion, gone, changed }) {
      db.exec('begin immediate');
      try {
        const remove = db.prepare('delete from posts where id = ?');
        for (const id of [...gone, ...changed.map((post) => post.id)]) remove.run(id);
        const insert = db.prepare('insert into posts values (?, ?, ?, ?, ?, ?, ?, ?)');
        for (const post of changed) {
          const published = post.publishedAt.getTime();
          insert.run(
            post.id,
            post.slug,
            post.slugBase,
            post.locale,
            published,
            post.revision,
            significantWords(`${post.title} ${post.excerpt}`, post.locale).join(' '),
            JSON.stringify(post),
          );
        }
        db.exec('delete from content');
        db.prepare('insert into content values (?)').run(contentVersion);
        db.exec('commit');
      } catch (cause) {
        db.exec('rollback');
        throw cause;
      }
    },
    close: () => db.close(),
  };
}

/** Raised whenever a stored post has other parts than before, or other words are significant. */
const version = 5;

/** An older snapshot, or one of other written fields, is read anew from the database. */
const format = crc32(`${version} ${postFieldNames.join(' ')}`) & 0x7fff_ffff;

function dropOtherFormat(db: DatabaseSync): void {
  if (Number(db.prepare('pragma user_version').get()?.['user_version']) === format) return;
  db.exec(`drop table if exists posts; drop table if exists content; pragma user_version = ${format}`);
}

const schema = `
  create table if not exists posts (
    id text primary key, slug text unique not null, slug_base text not null, language text not null,
    published_at integer not null, revision integer not null, words text not null, post text not null
  ) strict;
  create index if not exists posts_by_date on posts (language, published_at, slug);
  create table if not exists content (version integer not null) strict;`;

/** Oldest first; posts of the same instant in the order of their slugs, so that the order never wavers. */
const keyQuery =
  'select id, slug, slug_base, language, published_at, revision, words from posts order by published_at, slug';

/** Only these fields: a page names up to five other posts, whose texts it does not need. */
const teaserQuery = `
  select post ->> '$.title' as title, post ->> '$.excerpt' as excerpt, published_at from posts where slug = ?`;

const missing = (slug: string): Error => new Error(`The content snapshot has no post ${slug}.`);

const dateOf = (row: Record<string, SQLOutputValue>): Date => new Date(Number(row['published_at']));

const text = (value: SQLOutputValue | undefined): string => {
  if (typeof value !== 'string') throw new Error('The content snapshot holds something that is no text.');
  return value;
};

const toKey = (row: Record<string, SQLOutputValue>): PostKey => ({
  id: text(row['id']),
  slug: text(row['slug']),
  slugBase: text(row['slug_base']),
  locale: text(row['language']) as Locale,
  publishedAt: Number(row['published_at']),
  revision: Number(row['revision']),
  words: text(row['words']).match(/\S+/g) ?? [],
});

function fromJson(json: string): PublishedPost {
  const post = JSON.parse(json) as Omit<PublishedPost, 'publishedAt' | 'review'> & {
    publishedAt: string;
    review?: { by: string; at: string };
  };
  const review = post.review && { ...post.review, at: new Date(post.review.at) };
  return { ...post, review, publishedAt: new Date(post.publishedAt) };
}

/** Enough of a post to know which pages exist and whether they changed. */
export type PostKey = {
  id: string;
  slug: string;
  slugBase: string;
  locale: Locale;
  /** Milliseconds since 1970. */
  publishedAt: number;
  revision: number;
  /** What it is about; see `significantWords`. */
  words: string[];
};

export type Snapshot = {
  contentVersion: () => number;
  revisions: () => Map<string, number>;
  /** All posts, oldest first. */
  keys: () => PostKey[];
  /** Changes whenever another process has written the file. */
  dataVersion: () => number;
  post: (slug: string) => PublishedPost;
  /** What another page shows of a post. */
  teaser: (slug: string) => PostTeaser;
  /** All of it or nothing. */
  replace: (change: { contentVersion: number; gone: string[]; changed: PublishedPost[] }) => void;
  close: () => void;
};
