import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

/**
 * Stores temporary files of this process and its children in memory, if TMPDIR is not set and there is room.
 * Each database or site of a test has thousands of files, which take a second to write to disk.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return;
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length)))) remove(name);
  const name = `${prefix}${process.pid}`;
  // PostgreSQL runs under another account, which needs access to the folder.
  mkdirSync(path.join(memory, name), { mode: 0o755 });
  process.env['TMPDIR'] = path.join(memory, name);
  process.once('exit', () => remove(name));
}

const memory = '/dev/shm';
const prefix = 'home-care-tests-';
/** Bytes: several times what all parallel parts of `npm test` use together. */
const neededBytes = 3e9;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) > neededBytes;
  } catch {
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
