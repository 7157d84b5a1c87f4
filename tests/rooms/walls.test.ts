import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { projectFiles } from '../support/project-files.ts';
import { rooms, sdkHomes, type Room } from './walls.ts';

const sources = projectFiles.filter(
  (file) =>
    /^(src|functions|scripts|tests\/support)\/.*\.(ts|tsx|astro|mjs)$/.test(file) &&
    !/\.test\.tsx?$/.test(file),
);

const files = sources.filter((file) => !file.startsWith('tests/'));

describe('rules of walls.ts and package.json', () => {
  test('assign every source file to a module', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test('allow every import in the source files', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => !isAllowed(file, target))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('reject forbidden imports, both static and dynamic', () => {
    expect(isAllowed('src/core/post/post.ts', 'src/adapters/settings.ts')).toBe(false);
    expect(isAllowed('src/session/session.ts', 'src/adapters/settings.ts')).toBe(false);
    expect(isAllowed('src/islands/admin/Desk.tsx', '@supabase/supabase-js')).toBe(false);
    expect(isAllowed('functions/a.ts', 'functions/b.ts')).toBe(false);
    expect(specifiers("await import('./x.ts'); export { y } from '#core/y.ts';")).toEqual([
      './x.ts',
      '#core/y.ts',
    ]);
  });

  test('keep devDependencies out of the code that Netlify builds or runs, except in imports of types', () => {
    const isOnTheHost = (file: string) =>
      /^(src|functions|scripts\/site-build|scripts\/netlify)\b/.test(file);
    const needed = [...files, 'astro.config.mjs']
      .filter((file) => isOnTheHost(file) || file.startsWith('astro'))
      .flatMap((file) =>
        specifiers(readFileSync(file, 'utf8').replaceAll(/\b(import|export) type [^;]*;/g, ''))
          .filter((specifier) => !/^[.#]/.test(specifier))
          .map(packageOf),
      );
    const only = Object.keys(packageJson.devDependencies);
    expect(needed).toContain('sharp');
    expect(needed.filter((name) => only.includes(name))).toEqual([]);
  });
});

describe('imports', () => {
  const arrows = sources.flatMap((file) =>
    importsOf(file)
      .filter((target) => sources.includes(target))
      .map((target): Arrow => [file, target]),
  );

  test('form no cycle between files, not even with imports of types', () => {
    expect(inCycles(arrows)).toEqual([]);
  });

  test('form no cycles between sibling folders', () => {
    expect(inCycles(arrows.flatMap(betweenSiblings))).toEqual([]);
  });

  test('count as a cycle if folders import each other directly or through a third folder', () => {
    const files: Arrow[] = [
      ['src/core/post/a.ts', 'src/core/html/b.ts'],
      ['src/core/html/tags/b.ts', 'src/core/language/c.ts'],
      ['src/core/language/c.ts', 'src/core/post/text/d.ts'],
      ['src/core/post/a.ts', 'src/core/mail/e.ts'],
      ['src/core/post/text/d.ts', 'src/core/post/a.ts'],
      ['src/core/post/a.ts', 'src/core/post/text/d.ts'],
    ];
    expect(inCycles(files.flatMap(betweenSiblings))).toEqual([
      ['src/core/post', 'src/core/html'],
      ['src/core/html', 'src/core/language'],
      ['src/core/language', 'src/core/post'],
    ]);
  });
});

describe('size limits', () => {
  test('allow at most 20 files per folder', () => {
    const folders = Map.groupBy(projectFiles, dirname);
    const crowded = [...folders].filter(([folder, inside]) => inside.length > 20 && !series.includes(folder));
    expect(crowded.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
  });

  test('allow at most 40 lines per route', () => {
    const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;
    const routes = projectFiles.filter((file) => file.startsWith('src/pages/'));
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter((route) => linesOf(route) > 40)).toEqual([]);
  });
});

/** Folders of numbered or dated files may contain any number of files. */
const series = ['docs/decisions', 'supabase/migrations', 'supabase/seed/demo'];

/** Returns the imports that are part of a cycle or lead from one cycle to another. */
function inCycles(arrows: Arrow[]): Arrow[] {
  const sources = new Set(arrows.map(([from]) => from));
  const targets = new Set(arrows.map(([, to]) => to));
  const left = arrows.filter(([from, to]) => targets.has(from) && sources.has(to));
  return left.length === arrows.length ? left : inCycles(left);
}

/**
 * Returns the sibling folders that an import connects, or none if the folder of one file contains the other file.
 * @example betweenSiblings(['core/post/text/a.ts', 'core/html/b.ts']) // => [['core/post', 'core/html']]
 */
function betweenSiblings([file, target]: Arrow): Arrow[] {
  const from = dirname(file).split('/');
  const to = dirname(target).split('/');
  const depth = from.findIndex((name, at) => name !== to[at]);
  if (depth === -1 || depth >= to.length) return [];
  return [[from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/')]];
}

function isAllowed(file: string, target: string): boolean {
  const room = roomOf(file);
  if (room === undefined) return false;
  if (isPath(target)) return room.may.some((allowed) => fits(target, allowed));
  const name = packageOf(target);
  const home = sdkHomes[name];
  if (home !== undefined && !file.startsWith(home) && !file.startsWith('scripts/')) return false;
  if (name.startsWith('node:') || builtinModules.includes(name)) return true;
  if (room.packages === 'any') return true;
  if (room.packages === 'fonts and types') return /^(@fontsource|astro$)/.test(name);
  return room.packages.includes(name);
}

const isPath = (target: string): boolean => /^(src|functions|scripts|tests|supabase|public)\//.test(target);

const fits = (path: string, allowed: string): boolean =>
  allowed.endsWith('/*.browser.ts')
    ? path.startsWith(allowed.replace('*.browser.ts', '')) && path.endsWith('.browser.ts')
    : path === allowed || path.startsWith(`${allowed}/`);

const roomOf = (file: string): Room | undefined => rooms.find(({ room }) => fits(file, room));

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function importsOf(file: string): string[] {
  return specifiers(readFileSync(file, 'utf8')).map((specifier) => resolved(file, specifier));
}

function specifiers(code: string): string[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(?\s*|@import\s+)['"]([^'"\n]+)['"]/g;
  return [...code.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** Returns the path of an imported file, or the specifier itself if it names a package. */
function resolved(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  if (!specifier.startsWith('#')) return specifier;
  const [alias, target] =
    Object.entries(packageJson.imports).find(([key]) => specifier.startsWith(key.replace('*', ''))) ?? [];
  if (alias === undefined || target === undefined)
    throw new Error(`${file} imports the unknown alias ${specifier}.`);
  return normalize(target.replace('*', specifier.slice(alias.length - 1)));
}

type Arrow = [from: string, to: string];
