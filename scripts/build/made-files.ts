import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** An integration that notes which files of the output belong to a page or endpoint of this build. */
export function madeFiles(): { integration: AstroIntegration; files: () => string[] } {
  const files: string[] = [];
  return {
    files: () => files,
    integration: {
      name: 'made-files',
      hooks: {
        'astro:build:done': ({ assets, dir }) => {
          const root = fileURLToPath(dir);
          for (const urls of assets.values()) {
            for (const url of urls) files.push(path.relative(root, fileURLToPath(url)));
          }
        },
      },
    },
  };
}

/**
 * The output is kept between builds, so the page of a post that was hidden or deleted would stay online: pages that
 * this build did not make are removed. Hashed assets stay, a page opened before may still ask for them.
 */
export async function removeGoneFiles({
  outDir,
  cacheDir,
  publicDir,
  made,
}: OutputPlaces): Promise<string[]> {
  const list = path.join(cacheDir, 'made-files.json');
  const kept = new Set([...made, ...filesIn(publicDir)]);
  const pages = filesIn(outDir).filter((file) => file.endsWith('.html'));
  const gone = [...new Set([...pages, ...readList(list)])].filter((file) => !kept.has(file));

  await Promise.all(gone.map((file) => rm(path.join(outDir, file), { force: true })));
  await mkdir(cacheDir, { recursive: true });
  await writeFile(list, JSON.stringify(made));
  return gone;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    // No such folder, no such files.
    return [];
  }
}

/** What the build before made here; nothing where there was none, then only pages can be gone. */
function readList(file: string): string[] {
  try {
    const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

type OutputPlaces = { outDir: string; cacheDir: string; publicDir: string; made: string[] };
