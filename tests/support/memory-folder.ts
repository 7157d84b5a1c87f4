import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

/**
 * Lets this process and those it starts keep their temporary files in memory, where the machine has room for them: the databases and
 * sites of the tests are thousands of files each, and disks take a second of processor time for those of one. A folder
 * in TMPDIR takes precedence.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return;
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length)))) remove(name);
  const name = `${prefix}${process.pid}`;
  // PostgreSQL runs under an account of its own, and has to get in.
  mkdirSync(path.join(memory, name), { mode: 0o755 });
  process.env['TMPDIR'] = path.join(memory, name);
  process.once('exit', () => remove(name));
}

const memory = '/dev/shm';
const prefix = 'home-care-tests-';
/** What all lanes of `npm test` use at once, several times over. */
const neededBytes = 3e9;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) > neededBytes;
  } catch {
    // Only Linux has such a folder.
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const remove = (name: string): void => rmSync(path.join(memory, name), { recursive: true, force: true });
