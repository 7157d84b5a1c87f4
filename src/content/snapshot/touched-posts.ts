import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Locale } from '#core/locale.ts';
import { text } from './snapshot-rows.ts';

/**
 * Where in the lists of posts something came, changed or went since the site was drawn last. Written together with the posts, and
 * forgotten only once their pages are there: a build that was interrupted misses nothing.
 */
export function touchedPosts(db: DatabaseSync) {
  const insert = db.prepare(
    'insert into touched (language, published_at, slug, slug_base, is_moved) values (?, ?, ?, ?, ?)',
  );
  const select = db.prepare('select * from touched order by number');
  const remove = db.prepare('delete from touched where number <= ?');
  return {
    /** Notes what becomes of a post: its row as it was, and as it will be. */
    note(rowBefore: Row | undefined, rowAfter: Row | undefined): void {
      const before = rowBefore && placeOfRow(rowBefore);
      const after = rowAfter && placeOfRow(rowAfter);
      const isMoved = before === undefined || after === undefined || !isSame(before, after);
      for (const place of isMoved ? [before, after] : [after]) {
        if (place === undefined) continue;
        insert.run(place.locale, place.publishedAt, place.slug, place.slugBase, Number(isMoved));
      }
    },
    all: (): TouchedPost[] =>
      select.all().map((row) => ({
        ...placeOfRow(row),
        number: Number(row['number']),
        isMoved: row['is_moved'] === 1,
      })),
    /** Once the pages of all up to this number are drawn. */
    forget: (upTo: number) => void remove.run(upTo),
  };
}

const placeOfRow = (row: Row): Place => ({
  locale: text(row['language']) as Locale,
  publishedAt: Number(row['published_at']),
  slug: text(row['slug']),
  slugBase: text(row['slug_base']),
});

const isSame = (a: Place, b: Place): boolean =>
  a.slug === b.slug && a.publishedAt === b.publishedAt && a.locale === b.locale;

type Row = Record<string, SQLOutputValue>;

type Place = { locale: Locale; publishedAt: number; slug: string; slugBase: string };

/** `isMoved`: something came or went at this place, so that those after it stand at others than before. */
export type TouchedPost = Place & { number: number; isMoved: boolean };
