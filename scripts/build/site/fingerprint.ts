import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildSettings, findSetting } from '#adapters/settings.ts';
import { filesIn } from './folder-files.ts';

/** One word for everything but the posts that a page is made of: code, packages, settings, and the program that runs it. */
export function codeFingerprint(project: string): string {
  const hash = createHash('sha256');
  const add = (text: string): void => void hash.update(`${text.length}:`).update(text);
  for (const file of codeFiles(project)) {
    add(file);
    add(digestOf(path.join(project, file)));
  }
  for (const name of buildSettings) add(findSetting(name) ?? '');
  add(process.version);
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
