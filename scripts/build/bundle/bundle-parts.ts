import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { filesIn } from '../site/folder-files.ts';

/** What is said about a bundle beside it. */
export type BundleParts = {
  /** The module of `server` that holds the application. */
  entry: string;
  scripts: unknown;
  /** The files of `client`, which belong to every site: scripts, styles, fonts, pictures, and what stands in `public`. */
  files: string[];
};

export const partsOfBundle = (folder: string): BundleParts =>
  (JSON.parse(readFileSync(partsFile(folder), 'utf8')) as KeptParts).parts;

export function writeParts(folder: string, parts: BundleParts): void {
  writeFileSync(
    partsFile(folder),
    JSON.stringify({ parts, digest: digestOf(folder, parts) } satisfies KeptParts),
  );
}

/** Whether a bundle is on the disk, whole and as it was written. */
export function isIntactBundle(folder: string): boolean {
  try {
    const { parts, digest } = JSON.parse(readFileSync(partsFile(folder), 'utf8')) as KeptParts;
    return digest === digestOf(folder, parts);
  } catch {
    // Cut off, or none there.
    return false;
  }
}

/** Of what is said and of all files. */
const digestOf = (folder: string, parts: BundleParts): number =>
  ['server', 'client']
    .flatMap((name) => filesIn(path.join(folder, name)).map((file) => path.join(name, file)))
    .sort()
    .reduce(
      (sum, file) => crc32(readFileSync(path.join(folder, file)), crc32(file, sum)),
      crc32(JSON.stringify(parts)),
    );

const partsFile = (folder: string): string => path.join(folder, 'bundle.json');

type KeptParts = { parts: BundleParts; digest: number };
