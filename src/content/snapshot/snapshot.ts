import { statSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { perLocale, type Locale } from '#core/locale.ts';
import type { ReadPost } from '#adapters/supabase/posts/published-posts.ts';
import type { PostTeaser, PublishedPost } from '#core/post/published-post.ts';
import { isDailyNews } from '#core/post/slugs/daily-news.ts';
import type { PostLists } from '../post-lists.ts';
import { keyColumns, postFromJson, rowOf, schema, teaserFromJson, text, toKey } from './snapshot-rows.ts';

/** Opens the SQLite file with the published posts. Only `syncSnapshot` changes the posts in it. */
export function openSnapshot(file: string, { readOnly = false } = {}) {
  const db = new DatabaseSync(file, { readOnly });
  if (!readOnly) db.exec(schema);
  const prepared = statements(db);
  return {
    contentVersion: () => Number(prepared.content.get()?.['version'] ?? 0),
    /** Returns the snapshot’s position in the change log, or undefined if the database reported none. */
    mark: () => prepared.content.get()?.['mark']?.toString(),
    counts(): Record<Locale, number> {
      const counts = new Map(prepared.counts.all().map((row) => [row['language'], Number(row['posts'])]));
      return perLocale((locale) => counts.get(locale) ?? 0);
    },
    /** Returns invalid or unrenderable posts. If such a post has an older valid version, pages show that version. */
    skipped: () =>
      prepared.skipped.all().map((row) => ({ slug: text(row['slug']), problem: text(row['problem']) })),
    lists(): PostLists {
      // Arrays halve the time to read 20,000 keys, compared with objects.
      prepared.byDate.setReturnArrays(true);
      const rows = (locale: Locale) => prepared.byDate.all(locale) as unknown as SQLOutputValue[][];
      const posts = perLocale((locale) => rows(locale).map((row) => toKey(row, locale)));
      return {
        posts,
        news: perLocale((locale) => posts[locale].filter(({ slugBase }) => isDailyNews(slugBase))),
        versions: Map.groupBy(Object.values(posts).flat(), ({ slugBase }) => slugBase),
      };
    },
    post(slug: string): PublishedPost {
      const row = prepared.one.get(slug);
      if (row === undefined) throw missing(slug);
      return postFromJson(text(row['post']));
    },
    /** Returns teasers in the order of `slugs`. One query is fastest, because each query has to lock the file. */
    teasers(slugs: readonly string[]): PostTeaser[] {
      const rows = prepared.teasers.all(JSON.stringify(slugs));
      const found = new Map(rows.map((row) => [text(row['slug']), text(row['teaser'])]));
      return slugs.map((slug) => {
        const teaser = found.get(slug);
        if (teaser === undefined) throw missing(slug);
        return teaserFromJson(teaser);
      });
    },
    /** Replaces the `outdated` posts, or changes nothing if the new number of posts would differ from `total`. */
    replace: ({ contentVersion, mark, outdated, total }: Replacement, batches: AsyncIterable<ReadPost[]>) =>
      inTransaction(db, async () => {
        const gone = new Set(outdated === 'all' ? prepared.ids.all().map(({ id }) => text(id)) : outdated);
        for (const id of gone) prepared.removeSkipped.run(id);
        for await (const batch of batches)
          for (const post of batch) {
            gone.delete(post.id);
            if ('problem' in post) prepared.insertSkipped.run(post.id, post.slug, post.problem);
            else prepared.insert.run(...rowOf(post));
          }
        for (const id of gone) prepared.remove.run(id);
        const posts = Number(prepared.total.get()?.['posts']);
        if (posts !== total) throw new PostsMissed(posts, total);
        db.exec('delete from content');
        prepared.insertContent.run(contentVersion, mark ?? null);
      }),
    close: () => db.close(),
  };
}

export class PostsMissed extends Error {
  constructor(found: number, total: number) {
    super(`The database lists ${total} published posts, but the snapshot holds ${found}.`);
  }
}

/** Returns undefined if the file is missing. A different inode means a new file. */
export const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

export async function inTransaction(db: DatabaseSync, work: () => void | Promise<void>): Promise<void> {
  db.exec('begin immediate');
  try {
    await work();
    db.exec('commit');
  } catch (cause) {
    // If the disk is full, SQLite has already rolled back.
    if (db.isTransaction) db.exec('rollback');
    throw cause;
  }
}

const statements = (db: DatabaseSync) => ({
  content: db.prepare('select version, mark from content'),
  insertContent: db.prepare('insert into content values (?, ?)'),
  skipped: db.prepare('select slug, problem from skipped order by slug'),
  ids: db.prepare('select id from posts union select id from skipped'),
  total: db.prepare('select count(*) as posts from (select id from posts union select id from skipped)'),
  counts: db.prepare('select language, count(*) as posts from posts group by language'),
  byDate: db.prepare(`select ${keyColumns} from posts where language = ? order by published_at, slug`),
  one: db.prepare('select post from posts where slug = ?'),
  teasers: db.prepare('select slug, teaser from posts where slug in (select value from json_each(?))'),
  // If the new post has the slug of an old post, `or replace` also deletes the old post.
  insert: db.prepare('insert or replace into posts values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  insertSkipped: db.prepare('insert into skipped values (?, ?, ?)'),
  removeSkipped: db.prepare('delete from skipped where id = ?'),
  remove: db.prepare('delete from posts where id = ?'),
});

const missing = (slug: string): Error => new Error(`The content snapshot has no post ${slug}.`);

export type Snapshot = ReturnType<typeof openSnapshot>;

/** `outdated` lists ids of changed or removed posts. `total` is the expected number of posts afterwards. */
type Replacement = {
  contentVersion: number;
  mark: string | undefined;
  outdated: 'all' | string[];
  total: number;
};
