import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Locale } from '#core/locale.ts';
import type { PostTeaser, PublishedPost } from '#core/post/published-post.ts';
import type { PostList } from '../post-list.ts';
import {
  keyColumns,
  postFromJson,
  rowOf,
  schema,
  teaserFromJson,
  text,
  toKey,
  toVersion,
  type PostVersion,
} from './snapshot-rows.ts';
import { touchedPosts } from './touched-posts.ts';

/**
 * The local copy of all published posts, one SQLite file. The build reads keys from it and one post per page, so
 * its memory and time do not grow with the texts. Opened for writing only by the sync.
 */
export function openSnapshot(file: string, { readOnly = false } = {}) {
  const db = new DatabaseSync(file, { readOnly });
  if (!readOnly) db.exec(schema);
  db.exec(incomingSchema);
  const prepared = statements(db);
  const touched = touchedPosts(db);
  return {
    contentVersion: () => Number(prepared.content.get()?.['version'] ?? 0),
    /** Up to where the content was read, as the database says it; undefined where it did not. */
    mark: () => prepared.content.get()?.['mark']?.toString(),
    revisions: () =>
      new Map(prepared.revisions.all().map((row) => [text(row['id']), Number(row['revision'])])),
    /** Of those of these posts that are there. */
    revisionsOf: (ids: string[]): Map<string, number> =>
      new Map(
        ids.flatMap((id) => {
          const row = prepared.withId.get(id);
          return row === undefined ? [] : [[id, Number(row['revision'])]];
        }),
      ),
    /** How many posts there are, and the sum of their revisions. */
    totals() {
      const row = prepared.totals.get();
      return { posts: Number(row?.['posts']), revisions: Number(row?.['revisions']) };
    },
    posts: (locale: Locale) => listIn(prepared.byDate, locale),
    /** The daily news alone. */
    news: (locale: Locale) => listIn(prepared.newsByDate, locale),
    /** The published languages of these articles, by their slug bases. */
    versionsOf(slugBases: readonly string[]): Map<string, PostVersion[]> {
      const rows = prepared.byArticles.all(JSON.stringify([...new Set(slugBases)]));
      return Map.groupBy(rows.map(toVersion), ({ slugBase }) => slugBase);
    },
    post(slug: string): PublishedPost {
      const row = prepared.one.get(slug);
      if (row === undefined) throw missing(slug);
      return postFromJson(text(row['post']));
    },
    /** What other pages show of these posts, in this order. Asked for together, since the lock costs more than the reading. */
    teasers(slugs: readonly string[]): PostTeaser[] {
      const rows = prepared.teasers.all(JSON.stringify(slugs));
      const found = new Map(rows.map((row) => [text(row['slug']), text(row['teaser'])]));
      return slugs.map((slug) => {
        const teaser = found.get(slug);
        if (teaser === undefined) throw missing(slug);
        return teaserFromJson(teaser);
      });
    },
    /** Posts that are to come or to change, laid aside until `replace`. */
    incoming: {
      clear: () => void prepared.clearIncoming.run(),
      add(posts: readonly PublishedPost[]): void {
        for (const post of posts) prepared.addIncoming.run(...rowOf(post));
      },
    },
    /** Takes what is incoming and lets go what is gone: all of it or nothing. */
    replace({ contentVersion, mark, gone }: Replaced): void {
      inTransaction(db, () => {
        for (const id of gone) {
          touched.note(prepared.withId.get(id), undefined);
          prepared.remove.run(id);
        }
        for (const row of prepared.incomingKeys.iterate())
          touched.note(prepared.withId.get(text(row['id'])), row);
        db.exec(takeIncoming);
        db.exec('delete from content');
        prepared.insertContent.run(contentVersion, mark ?? null);
      });
    },
    touched,
    close: () => db.close(),
  };
}

/** Which file stands there: another one as soon as somebody has put one in its place. Undefined where there is none. */
export const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

/** Does all of the work, or none of it. */
export function inTransaction(db: DatabaseSync, work: () => void): void {
  db.exec('begin immediate');
  try {
    work();
    db.exec('commit');
  } catch (cause) {
    // A full disk has ended it already.
    if (db.isTransaction) db.exec('rollback');
    throw cause;
  }
}

/** In a file of its own that goes with its process: nobody is kept from the posts while others are being read. */
const incomingSchema =
  'pragma temp.auto_vacuum = full; create temp table incoming as select * from posts limit 0';

const takeIncoming = `
  delete from posts where id in (select id from incoming);
  insert into posts select * from incoming;
  delete from incoming;`;

const statements = (db: DatabaseSync) => ({
  content: db.prepare('select version, mark from content'),
  insertContent: db.prepare('insert into content values (?, ?)'),
  revisions: db.prepare('select id, revision from posts'),
  totals: db.prepare('select count(*) as posts, coalesce(sum(revision), 0) as revisions from posts'),
  one: db.prepare('select post from posts where slug = ?'),
  teasers: db.prepare('select slug, teaser from posts where slug in (select value from json_each(?))'),
  withId: db.prepare(`select ${keyColumns} from posts where id = ?`),
  byArticles: db.prepare(
    'select slug_base, language, slug, published_at from posts where slug_base in (select value from json_each(?))',
  ),
  remove: db.prepare('delete from posts where id = ?'),
  clearIncoming: db.prepare('delete from incoming'),
  addIncoming: db.prepare('insert into incoming values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  incomingKeys: db.prepare(`select ${keyColumns} from incoming`),
  byDate: listStatements(db, 'language = ?'),
  newsByDate: listStatements(db, 'is_news = 1 and language = ?'),
});

const listStatements = (db: DatabaseSync, which: string) => ({
  size: db.prepare(`select count(*) as posts from posts where ${which}`),
  range: db.prepare(
    `select ${keyColumns} from posts where ${which} order by published_at, slug limit ? offset ?`,
  ),
  place: db.prepare(`select count(*) as posts from posts where ${which} and (published_at, slug) < (?, ?)`),
});

function listIn({ size, range, place }: ReturnType<typeof listStatements>, locale: Locale): PostList {
  return {
    size: () => Number(size.get(locale)?.['posts']),
    range: (from, to) => range.all(locale, Math.max(0, to - Math.max(0, from)), Math.max(0, from)).map(toKey),
    placeOf: ({ publishedAt, slug }) => Number(place.get(locale, publishedAt, slug)?.['posts']),
  };
}

const missing = (slug: string): Error => new Error(`The content snapshot has no post ${slug}.`);

export type Snapshot = ReturnType<typeof openSnapshot>;

type Replaced = { contentVersion: number; mark: string | undefined; gone: string[] };
