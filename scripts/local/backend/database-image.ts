import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { codeOf } from '../start/setup-mistake.ts';

/**
 * A migrated database that is kept to be copied: applying all migrations takes seconds, a copy of what comes out of them a fraction of
 * one. It is named after the content of everything it is made from, so another migration or another Postgres asks for another image,
 * and what it holds is checked against its checksum before it is used.
 */
export function databaseImage({ migrationsDir, packages, cacheDir }: ImagePlaces): DatabaseImage {
  const folder = path.join(cacheDir, sourcesOf({ migrationsDir, packages }));
  const checksumFile = path.join(folder, 'checksum');
  const databaseDir = path.join(folder, 'database');

  return {
    copyTo(target) {
      if (!existsSync(folder)) return false;
      cpSync(databaseDir, target, { recursive: true });
      if (existsSync(checksumFile) && readFileSync(checksumFile, 'utf8') === checksumOf(target)) return true;
      for (const damaged of [target, folder]) rmSync(damaged, { recursive: true, force: true });
      return false;
    },
    keep(database) {
      if (existsSync(folder)) return;
      try {
        mkdirSync(cacheDir, { recursive: true });
        for (const name of readdirSync(cacheDir).filter(isOld)) remove(name);
        const made = mkdtempSync(path.join(cacheDir, making));
        cpSync(database, path.join(made, 'database'), { recursive: true });
        writeFileSync(path.join(made, 'checksum'), checksumOf(path.join(made, 'database')));
        renameSync(made, folder);
      } catch (error) {
        // It only makes a later start quicker, so no start fails where there is no room for it, or where another one was faster.
        if (!/^(?:EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOTEMPTY|EEXIST)$/.test(codeOf(error) ?? '')) throw error;
      }
    },
  };

  /** Of other migrations, or given up; one in the making may belong to somebody who starts at the same time. */
  function isOld(name: string): boolean {
    return !name.startsWith(making) || statSync(path.join(cacheDir, name)).mtimeMs < Date.now() - 3_600_000;
  }

  function remove(name: string): void {
    rmSync(path.join(cacheDir, name), { recursive: true, force: true });
  }
}

const making = 'making-';

/** What the embedded database is made from, as a short name. */
function sourcesOf({ migrationsDir, packages }: Omit<ImagePlaces, 'cacheDir'>): string {
  const hash = createHash('sha256');
  for (const name of ['@supabase/lite', '@electric-sql/pglite'])
    hash.update(readFileSync(path.join(packages, name, 'package.json')));
  for (const name of readdirSync(migrationsDir).toSorted())
    hash.update(`\0${name}\0`).update(readFileSync(path.join(migrationsDir, name)));
  return hash.digest('hex').slice(0, 24);
}

/** Of the names and contents of all files below a folder. */
function checksumOf(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).toSorted(byPath)) {
    const file = path.join(entry.parentPath, entry.name);
    hash.update(`\0${path.relative(folder, file)}\0`);
    if (entry.isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

type Entry = { parentPath: string; name: string };
const byPath = (one: Entry, other: Entry): number =>
  path.join(one.parentPath, one.name) < path.join(other.parentPath, other.name) ? -1 : 1;

type ImagePlaces = {
  migrationsDir: string;
  /** The folder of the packages, two of which are the database. */
  packages: string;
  cacheDir: string;
};

export type DatabaseImage = {
  /** Makes a folder that is not there yet a copy; false where there is no image, or none that is whole. */
  copyTo: (target: string) => boolean;
  /** Makes the image from a database that nobody has open, where there is none. */
  keep: (database: string) => void;
};
