import { existsSync, statfsSync } from 'node:fs';

/** A problem that the user must fix. The user sees only the message, so the message must say what to do. */
export class SetupMistake extends Error {
  override readonly name = 'SetupMistake';
}

/** Turns what the disk with `folder` refused into one sentence. Returns any other error as it is. */
export function explainDiskError(error: unknown, folder: string): unknown {
  if (error instanceof SetupMistake) return error;
  const code = hasLessThan(64 * 1024, folder) ? 'ENOSPC' : diskCodeOf(error);
  const [, problem] = diskProblems.find(([codes]) => codes.includes(code ?? '')) ?? [];
  return problem === undefined ? error : new SetupMistake(problem(folder));
}

/** Explains a full disk, and leaves every other error as it is. */
export const explainFullDisk = (error: unknown, folder: string): unknown =>
  ['ENOSPC', 'EDQUOT'].includes(diskCodeOf(error) ?? '') || hasLessThan(64 * 1024, folder)
    ? fullDisk(folder)
    : error;

/** Many programs report a full disk as something else, such as damage or a lock, so the disk itself is read. */
export function hasLessThan(bytes: number, folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < bytes;
}

export const fullDisk = (folder: string): SetupMistake => new SetupMistake(diskFull(folder));

const diskFull = (at: string): string => `The disk with ${at} is full: make some room, then start again.`;

const elsewhere = 'or name another folder in LOCAL_DIR.';
const diskProblems: [codes: string[], problem: (folder: string) => string][] = [
  [
    ['EACCES', 'EPERM', 'EROFS'],
    (at) => `${at} may not be written to: give yourself the right to, ${elsewhere}`,
  ],
  [['ENOSPC', 'EDQUOT'], diskFull],
  [['ENOTDIR', 'EEXIST'], (at) => `${at} is no folder: move what is there away, ${elsewhere}`],
];

/** SQLite has result codes of its own (sqlite.org/rescode.html). */
function diskCodeOf(error: unknown): string | undefined {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? codeOf(error) : { 8: 'EROFS', 13: 'ENOSPC', 14: 'EACCES' }[errcode];
}

export function codeOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
