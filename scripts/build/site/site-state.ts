import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { PostCounts } from '#content/changed-pages.ts';
import { busy, inTransaction, openOrBegin, requireSound, sqliteCode } from '#content/sqlite-file.ts';
import type { OldAssets } from './old-assets.ts';

/**
 * What is known of the site that was built last: each of its pages with the key it was drawn for, and a digest of its file.
 * One SQLite file, changed as a whole or not at all. It is for one process at a time: a second build is refused. Unless it tells of
 * the site that is `trusted`, all of it is looked through; what is not as it was written is begun anew.
 */
export function openState(file: string, { trusted }: { trusted?: string | undefined } = {}) {
  const db = openAlone(file, trusted);
  const site = db.prepare(siteQuery);
  const page = db.prepare('select * from pages where path = ?');
  const all = db.prepare(pagesQuery);
  const endings = db.prepare(
    'select substr(file, -?) as ending, count(*) as pages from pages where route = ? group by ending',
  );
  return {
    site: () => siteIn(db),
    page: (path: string) => page.get(path) as KnownPage | undefined,
    pages: () => all.iterate() as Iterable<KnownPage>,
    /** How many pages of a route have a file that ends so, for each ending of this length. */
    countEndings: (route: string, length: number): Map<string, number> =>
      new Map(endings.all(length, route).map((row) => [String(row['ending']), Number(row['pages'])])),
    /** All of it or nothing; `check` throws where it must not be. `isWhole`: no other pages are there. */
    write({ drawn, gone, isWhole, site: told, check }: SiteChange): void {
      inTransaction(db, () => {
        const before = site.get();
        let sum = isWhole || before === undefined ? 0 : Number(before['sum']) ^ sumOf(String(before['told']));
        if (isWhole) db.exec('delete from pages');
        const remove = db.prepare('delete from pages where path = ? returning *');
        const insert = db.prepare('insert into pages values (?, ?, ?, ?, ?, ?)');
        for (const path of [...gone, ...drawn.map((each) => each.path)]) {
          const row = isWhole ? undefined : remove.get(path);
          if (row !== undefined) sum ^= sumOf(Object.values(row));
        }
        for (const each of drawn) {
          const row = [each.path, each.route, each.file, each.key, each.size, each.digest];
          insert.run(...row);
          sum ^= sumOf(row);
        }
        const text = JSON.stringify(told);
        db.prepare('insert or replace into site (only_row, told, sum) values (1, ?, ?)').run(
          text,
          sum ^ sumOf(text),
        );
        check();
      });
    },
    /** Whatever is built next is built whole. */
    forget: () => db.exec('delete from site; delete from pages'),
    close: () => db.close(),
  };
}

function openAlone(file: string, trusted: string | undefined): DatabaseSync {
  const warning = 'What was known of the site is damaged, and is begun anew.';
  try {
    return openOrBegin(file, () => open(file, trusted), warning);
  } catch (cause) {
    if (sqliteCode(cause) !== busy) throw cause;
    throw new Error('Another build of this site is under way.', { cause });
  }
}

function open(file: string, trusted: string | undefined): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    db.exec('pragma locking_mode = exclusive; begin exclusive');
    const known = Number(db.prepare('pragma user_version').get()?.['user_version']);
    if (known !== format) db.exec('drop table if exists pages; drop table if exists site');
    db.exec(`${schema} pragma user_version = ${format}; commit`);
    if (trusted === undefined || siteIn(db)?.stamp !== trusted) requireIntact(db);
    return db;
  } catch (cause) {
    db.close();
    throw cause;
  }
}

function siteIn(db: DatabaseSync): KnownSite | undefined {
  const told = db.prepare(siteQuery).get()?.['told'];
  return typeof told === 'string' ? (JSON.parse(told) as KnownSite) : undefined;
}

function requireIntact(db: DatabaseSync): void {
  requireSound(db);
  const row = db.prepare(siteQuery).get();
  if (row === undefined) return;
  let sum = sumOf(String(row['told']));
  for (const each of db.prepare(pagesQuery).iterate()) sum ^= sumOf(Object.values(each));
  if (row['sum'] !== sum) throw new Error('What is known of the site was altered.');
}

const siteQuery = 'select told, sum from site';
const pagesQuery = 'select * from pages';

/** Of a row; those of all rows, taken together, tell a file that was altered on the disk. */
const sumOf = (row: unknown): number => crc32(JSON.stringify(row)) | 0;

/** Raised whenever something else is kept. */
const format = 3;

const schema = `
  create table if not exists site (only_row integer primary key, told text not null, sum integer not null) strict;
  create table if not exists pages (
    path text primary key, route text not null, file text not null, key text not null, size integer not null,
    digest integer not null
  ) strict, without rowid;`;

/** `key`: of what the page shows; empty where it is drawn in every build. `digest`: of its file, which has `size` bytes. */
export type KnownPage = {
  path: string;
  route: string;
  file: string;
  key: string;
  size: number;
  digest: number;
};

export type KnownSite = {
  /** Also stands beside the folder that holds this site. */
  stamp: string;
  /** Fingerprint of the code and settings it was built with. */
  code: string;
  /** Which copy of the posts it was built from. */
  content: string;
  counts: PostCounts;
  oldAssets: OldAssets;
};

type SiteChange = {
  site: KnownSite;
  drawn: KnownPage[];
  gone: string[];
  isWhole: boolean;
  check: () => void;
};

export type SiteState = ReturnType<typeof openState>;
