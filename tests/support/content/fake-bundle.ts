import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a project whose bundle has no fixed pages and renders each page as the text of `build.json`. */
export function writeFakeProject(folder: string, contentVersion: number): void {
  const at = (name: string): string => path.join(folder, name);
  mkdirSync(at('bundle/client'), { recursive: true });
  for (const file of ['astro.config.mjs', 'package-lock.json', 'package.json', 'tsconfig.json'])
    writeFileSync(at(file), '{}');
  writeFileSync(at('bundle/entry'), 'entry.mjs');
  const built = { contentVersion, posts: { en: 0, nl: 0, es: 0, de: 0 } };
  writeFileSync(
    at('bundle/entry.mjs'),
    `export const fixedPages = async () => [];
     export const renderPages = async (batch) => batch.map((page) => ({
       page, file: page.path.slice(1) + (page.path.includes('.') ? '' : '.html'), body: Buffer.from('${JSON.stringify(built)}'),
     }));`,
  );
}
