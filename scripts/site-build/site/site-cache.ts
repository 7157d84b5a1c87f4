/** What a build remembers for the next one: the snapshot of the posts, and the keys of rendered pages. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PostBlock } from '#content/post-blocks.ts';
import { inTransaction, openSnapshot } from '#content/snapshot/snapshot.ts';

/** Opens the cache. Empties it if it has another fingerprint or no snapshot. Throws if another process uses it. */
export function openCache(cacheDir: string, fingerprint: string) {
  mkdirSync(cacheDir, { recursive: true });
  const snapshotFile = path.join(cacheDir, 'content.sqlite');
  const db = openFor(fingerprint, { cacheDir, isComplete: existsSync(snapshotFile) });
  const content = openSnapshot(snapshotFile);
  return {
    content,
    snapshotFile,
    /** Returns undefined values if no complete site was rendered. */
    rendered() {
      const row = db.prepare('select stamp, business from cache').get();
      return { stamp: row?.['stamp']?.toString(), business: row?.['business']?.toString() };
    },
    keys: () => ({
      pages: pairs('select path, key from pages'),
      blocks: pairs('select name, key from blocks'),
    }),
    files(paths: string[]): string[] {
      const file = db.prepare('select file from pages where path = ?');
      return paths.flatMap((page) => file.get(page)?.['file']?.toString() ?? []);
    },
    /** `gone` has the paths of removed pages, `rendered` all content pages if `isWhole`, else the changed pages. */
    write: ({ stamp, business, rendered, blocks, gone, isWhole }: Written) =>
      inTransaction(db, () => {
        if (isWhole) db.exec('delete from pages');
        const remove = db.prepare('delete from pages where path = ?');
        for (const page of gone) remove.run(page);
        const insert = db.prepare('insert or replace into pages values (?, ?, ?)');
        for (const page of rendered) insert.run(page.path, page.file, page.key);
        db.exec('delete from blocks');
        const insertBlock = db.prepare('insert into blocks values (?, ?)');
        for (const { name, key } of blocks) insertBlock.run(name, key);
        db.prepare('update cache set stamp = ?, business = ?').run(stamp, business);
      }),
    close(): void {
      content.close();
      db.close();
    },
  };

  function pairs(query: string): Map<string, string> {
    const statement = db.prepare(query);
    statement.setReturnArrays(true);
    return new Map(statement.all() as unknown as [string, string][]);
  }
}

export const removeCache = (cacheDir: string): void => {
  for (const name of ['site.sqlite', 'content.sqlite'])
    for (const ending of ['', '-journal']) rmSync(path.join(cacheDir, `${name}${ending}`), { force: true });
};

/** Whether SQLite reports that a file is corrupt (11) or is no database (26). */
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
  fresh.prepare('insert into cache (fingerprint) values (?)').run(fingerprint);
  return fresh;
}

function openAlone(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    db.exec('pragma locking_mode = exclusive; begin exclusive');
    db.exec(
      'create table if not exists cache (fingerprint text not null, stamp text, business text) strict; commit',
    );
    return db;
  } catch (cause) {
    db.close();
    if (sqliteCode(cause) !== busy) throw cause;
    throw new Error('Another build of this site is under way.', { cause });
  }
}

const schema = `
  create table pages (path text primary key, file text not null, key text not null) strict;
  create table blocks (name text primary key, key text not null) strict;`;

const busy = 5;

const sqliteCode = (cause: unknown): number =>
  // The lower byte of SQLite’s extended code is its primary code, such as 5 for a file in use.
  cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : 0;

/** `key` is a digest of the page's content, or empty if every build renders the page. */
export type RenderedKey = { path: string; file: string; key: string };

type Written = {
  stamp: string;
  business: string;
  rendered: RenderedKey[];
  blocks: Pick<PostBlock, 'name' | 'key'>[];
  gone: string[];
  isWhole: boolean;
};

export type SiteCache = ReturnType<typeof openCache>;
