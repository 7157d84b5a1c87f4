import { createHash, hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findSetting } from '#adapters/settings.ts';
import { filesIn } from './folder-files.ts';

/** A digest of all code that pages consist of. If it changes, the next build renders every page again. */
export const codeFingerprint = (project: string): string =>
  inOneDigest([
    ...codeFiles(project).flatMap((file) => [file, digestOf(path.join(project, file))]),
    process.version,
  ]);

/** Covers the code and two settings, but not SUPABASE_URL, because a local backend gets a new port at each start. */
export const siteFingerprint = (code: string): string =>
  inOneDigest([code, findSetting('SITE_URL') ?? '', findSetting('SUPABASE_PUBLISHABLE_KEY') ?? '']);

function inOneDigest(texts: string[]): string {
  const digest = createHash('sha256');
  for (const text of texts) digest.update(`${text.length}:`).update(text);
  return digest.digest('hex').slice(0, 20);
}

const digestOf = (file: string): string => hash('sha256', readFileSync(file), 'base64');

/** Returns the newest modification time of the code files. Unlike `codeFingerprint`, it does not read the files. */
export const newestChange = (project: string): number =>
  // A missing file is no error, because a text editor may remove a file for a moment while it saves the file.
  Math.max(
    ...codeFiles(project).map(
      (file) => statSync(path.join(project, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ),
  );

const codeFiles = (project: string): string[] => [
  ...['src', 'scripts', 'public'].flatMap((folder) =>
    filesIn(path.join(project, folder)).map((file) => path.join(folder, file)),
  ),
  'astro.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];
