import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction, openSnapshot } from '#content/snapshot/snapshot.ts';
import type { PostCounts } from '../content/changed-pages.ts';

/**
 * What a build leaves for the next one, in two SQLite files: a copy of the published posts, and the pages of the site with the keys
 * they were rendered for. It is for one process at a time: a second build is refused. A cache with another fingerprint is removed.
 */
export function openCache(cacheDir: string, fingerprint: string) {
  mkdirSync(cacheDir, { recursive: true });
  const snapshotFile = path.join(cacheDir, 'content.sqlite');
  const db = openFor(fingerprint, { cacheDir, isComplete: existsSync(snapshotFile) });
  const content = openSnapshot(snapshotFile);
  const site = db.prepare('select told from site');
  const page = db.prepare('select * from pages where path = ?');
  const all = db.prepare('select * from pages');
  const endings = db.prepare(
    'select substr(file, -?) as ending, count(*) as pages from pages where route = ? group by ending',
  );
  return {
    content,
    snapshotFile,
    site(): KnownSite | undefined {
      const told = site.get()?.['told'];
      return typeof told === 'string' ? (JSON.parse(told) as KnownSite) : undefined;
    },
    page: (place: string) => page.get(place) as KnownPage | undefined,
    pages: () => all.iterate() as Iterable<KnownPage>,
    /** How many pages of a route have a file that ends so, for each ending of this length. */
    countEndings: (route: string, length: number): Map<string, number> =>
      new Map(endings.all(length, route).map((row) => [String(row['ending']), Number(row['pages'])])),
    /** All of it or nothing; `check` throws where it must not be. `isWhole`: no other pages are there. */
    write({ rendered, gone, isWhole, site: now, check }: SiteChange): void {
      inTransaction(db, () => {
        if (isWhole) db.exec('delete from pages');
        const remove = db.prepare('delete from pages where path = ?');
        for (const place of gone) remove.run(place);
        const insert = db.prepare('insert or replace into pages values (?, ?, ?, ?)');
        for (const each of rendered) insert.run(each.path, each.route, each.file, each.key);
        db.exec('delete from site');
        db.prepare('insert into site values (?)').run(JSON.stringify(now));
        check();
      });
    },
    close(): void {
      content.close();
      db.close();
    },
  };
}

export const removeCache = (cacheDir: string): void => {
  for (const name of ['site.sqlite', 'content.sqlite'])
    for (const ending of ['', '-journal', '-wal', '-shm'])
      rmSync(path.join(cacheDir, `${name}${ending}`), { force: true });
};

/** Whether SQLite finds a file broken (11), or no database at all (26). */
export const isDamaged = (cause: unknown): boolean => [11, 26].includes(sqliteCode(cause));

function openFor(
  fingerprint: string,
  { cacheDir, isComplete }: { cacheDir: string; isComplete: boolean },
): DatabaseSync {
  const file = path.join(cacheDir, 'site.sqlite');
  const db = openAlone(file);
  if (isComplete && db.prepare('select fingerprint from cache').get()?.['fingerprint'] === fingerprint)
    return db;
  db.close();
  removeCache(cacheDir);
  const fresh = openAlone(file);
  fresh.exec(schema);
  fresh.prepare('insert into cache values (?)').run(fingerprint);
  return fresh;
}

function openAlone(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    db.exec('pragma locking_mode = exclusive; begin exclusive');
    db.exec('create table if not exists cache (fingerprint text not null) strict; commit');
    return db;
  } catch (cause) {
    db.close();
    if (sqliteCode(cause) !== busy) throw cause;
    throw new Error('Another build of this site is under way.', { cause });
  }
}

const busy = 5;

/** SQLite's number for what went wrong; 0 where something else did. */
const sqliteCode = (cause: unknown): number =>
  cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : 0;

const schema = `
  create table site (told text not null) strict;
  create table pages (
    path text primary key, route text not null, file text not null, key text not null
  ) strict, without rowid;`;

/** `key`: digest of what the page shows; empty where it is rendered in every build. */
export type KnownPage = { path: string; route: string; file: string; key: string };

/** `stamp`: the one beside the folder that holds this site. */
export type KnownSite = { stamp: string; counts: PostCounts };

type SiteChange = {
  site: KnownSite;
  rendered: KnownPage[];
  gone: string[];
  isWhole: boolean;
  check: () => void;
};

export type SiteCache = ReturnType<typeof openCache>;
