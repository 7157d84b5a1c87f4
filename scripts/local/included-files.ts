import { lstatSync } from 'node:fs';
import path from 'node:path';

/** Files that functions read while they run, and no import leads to. netlify.toml tells Netlify the same. */
export const includedFiles: Record<string, string[]> = {
  'social-card': [
    'node_modules/@fontsource/marcellus/files/marcellus-latin*-400-normal.woff',
    'node_modules/@fontsource/figtree/files/figtree-latin*-500-normal.woff',
  ],
};

/** The same as the bundler wants it. Where the folder of packages is a link, it links all of it, files included. */
export function includedFilesConfig(project: string): Record<string, { includedFiles: string[] }> {
  if (lstatSync(path.join(project, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return {};
  return Object.fromEntries(
    Object.entries(includedFiles).map(([name, files]) => [name, { includedFiles: files }]),
  );
}
