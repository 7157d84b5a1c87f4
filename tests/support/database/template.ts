import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { takeLock } from '../../../scripts/site-build/lock.ts';
import { clockShift } from '../clock-shift.ts';

const project = path.resolve(import.meta.dirname, '../../..');

/** Returns the folder of a cached, migrated database to copy. Migrating a database takes longer than most tests. */
export async function databaseTemplate({ name, madeFrom, make }: TemplateKind): Promise<string> {
  // The template’s rows have times, so each shifted clock needs a template of its own.
  const shifted = clockShift === 0 ? '' : `-${clockShift}`;
  const cache = path.join(project, 'node_modules/.cache', shifted === '' ? name : `${name}-shifted`);
  const template = path.join(cache, `${digestOf(madeFrom)}${shifted}`);
  mkdirSync(cache, { recursive: true });
  const lock = await takeLock(path.join(cache, 'making.lock'), { timeoutMs: 60_000 });
  if (lock === undefined)
    throw new Error('Another test is taking more than a minute to make the database template.');
  try {
    if (!existsSync(template)) {
      removeOld(cache);
      const making = path.join(cache, 'making');
      await make(making);
      renameSync(making, template);
    }
  } finally {
    lock.release();
  }
  return template;
}

function removeOld(cache: string): void {
  const yesterday = Date.now() - 86_400_000;
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    // A test run that started before the SQL files changed may still use a recent folder.
    if (statSync(folder).isDirectory() && (name === 'making' || statSync(folder).mtimeMs < yesterday))
      rmSync(folder, { recursive: true, force: true });
  }
}

function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const name of readdirSync(path.join(project, folder)).toSorted())
      if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(project, folder, name)));
  return hash.digest('hex').slice(0, 16);
}

type TemplateKind = {
  name: string;
  /** The folders whose SQL files determine the template. */
  madeFrom: readonly string[];
  make: (folder: string) => Promise<void>;
};
