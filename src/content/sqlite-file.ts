import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/**
 * Opens a SQLite file that can be made again from elsewhere. `open` throws where the file is not as it was left; it is put away
 * then, and begun anew.
 */
export function openOrBegin<Opened>(file: string, open: () => Opened, warning: string): Opened {
  try {
    return open();
  } catch (cause) {
    if (!isDamage(cause)) throw cause;
  }
  console.warn(warning);
  for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true });
  return open();
}

/** What is in the file is to blame, and neither the machine nor somebody else who uses it. */
function isDamage(cause: unknown): boolean {
  const code = sqliteCode(cause);
  return code === undefined || !blameless.has(code);
}

/** SQLite's number for what went wrong; undefined where something else did. */
export const sqliteCode = (cause: unknown): number | undefined =>
  cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : undefined;

/** A file that is in use. */
export const busy = 5;

/** In use or locked, no memory, a disk that fails or is full, and no way to the file. */
const blameless = new Set([busy, 6, 7, 10, 13, 14]);

/** Throws where SQLite finds its own structures broken, indexes among them: they lead to rows. */
export function requireSound(db: DatabaseSync): void {
  const found = db.prepare('pragma integrity_check(1)').get()?.['integrity_check'];
  if (found !== 'ok') throw new Error(`SQLite finds: ${String(found)}`);
}

/** Does all of the work, or none of it. */
export function inTransaction(db: DatabaseSync, work: () => void): void {
  db.exec('begin immediate');
  try {
    work();
    db.exec('commit');
  } catch (cause) {
    // A full disk has ended it already, and is the reason that whoever asked must hear.
    if (db.isTransaction) db.exec('rollback');
    throw cause;
  }
}
