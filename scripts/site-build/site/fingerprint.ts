import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findSetting } from '#adapters/settings.ts';
import { filesIn } from './folder-files.ts';

/** One word for the code, its packages, and the program that runs it. */
export const codeFingerprint = (project: string): string =>
  inOneWord([
    ...codeFiles(project).flatMap((file) => [file, digestOf(path.join(project, file))]),
    process.version,
  ]);

/**
 * One word for everything but the posts that a page is made of: the code and the settings that stand in pages. Where the database is
 * stands in none; `npm start` finds it at another port each time.
 */
export const siteFingerprint = (code: string): string =>
  inOneWord([code, findSetting('SITE_URL') ?? '', findSetting('SUPABASE_PUBLISHABLE_KEY') ?? '']);

function inOneWord(texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 20);
}

/** Of what is in a file: read again only where it is another one, or was written since. */
function digestOf(file: string): string {
  const { ino, mtimeNs, ctimeNs, size } = statSync(file, { bigint: true });
  const state = `${ino} ${mtimeNs} ${ctimeNs} ${size}`;
  const known = digests.get(file);
  if (known?.state === state) return known.digest;
  const digest = createHash('sha256').update(readFileSync(file)).digest('base64');
  digests.set(file, { state, digest });
  return digest;
}

const digests = new Map<string, { state: string; digest: string }>();

/** When a file that a build loads was last changed, in milliseconds since 1970: quicker to ask than what is in them. */
export const newestChange = (project: string): number =>
  // A file that somebody is just saving may be gone again.
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
