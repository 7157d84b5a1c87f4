import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFiles as files } from '../support/project-files.ts';

const pages = files.filter((file) => matchesGlob(file, '{*.md,docs/**/*.md,scripts/**/*.md}'));
/** Omits the generated API guide, and the decision records, which may name files that no longer exist. */
const current = pages.filter((page) => !/^docs\/(decisions\/|api\.md)/.test(page));

describe.each(current)('document %s', (page) => {
  // Another test checks the targets of links.
  const text = readFileSync(page, 'utf8').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');

  test('names only folders and files that exist', () => {
    const paths = text.matchAll(
      /(?<![\w./@-])(?:src|scripts|functions|tests|supabase)\/[\w./<>*{},[\]()-]*[\w/>*\]})]/g,
    );
    const named = [...paths].map(([path]) => path.replace(/[).,]+$/, ''));
    // The URL of a function (`functions/v1/…`) and the bare word `src/` are no paths of files.
    const filePaths = named.filter((path) => !/^functions\/v1|^src\/(?:$|…)/.test(path));
    expect([...new Set(filePaths)].filter((path) => !exists(path))).toEqual([]);
  });

  test('names only existing source files, with or without the folder', () => {
    const named = text.matchAll(
      /(?<![\w./<>*{}[\]…-])((?:[\w-]+\/)*[\w[\].-]+\.(?:ts|tsx|astro|css|sql|mjs|cjs))\b/g,
    );
    const names = new Set([...named].map(([, name]) => name ?? ''));
    expect([...names].filter((name) => !isEndOfPath(name))).toEqual([]);
  });
});

describe('references to documents', () => {
  test.each(pages)('in %s link to existing pages and headings', (page) => {
    const links = readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g);
    const broken = [...links].filter(([, path, heading]) => {
      const target = path ? join(dirname(page), path) : page;
      if (!existsSync(target)) return true;
      return heading !== undefined && !headingsOf(target).includes(heading);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test('in source code name existing documents', () => {
    const code = files.filter((file) =>
      matchesGlob(file, '{src,scripts,functions,tests,supabase}/**/*.{ts,tsx,astro,css,sql,mjs,cjs}'),
    );
    const broken = code.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
        .filter(([path]) => !existsSync(path))
        .map(([path]) => `${file}: ${path}`),
    );
    expect(broken).toEqual([]);
  });
});

/** Whether a file or folder matches: `*` and `{a,b}` as in a shell, `<name>` for any name. */
function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll(/[.()[\]]/g, '\\$&')
    .replaceAll(/<[^>]+>|\*+/g, '[^/]*')
    .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  const found = new RegExp(`^${pattern}(/|$)`);
  return files.some((file) => found.test(file));
}

const isEndOfPath = (name: string): boolean =>
  files.some((file) => file === name || file.endsWith(`/${name}`));

/** Anchors are headings in lower case, without punctuation, with hyphens instead of spaces. */
const headingsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
