import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { rooms, sdkHomes, type Room } from './walls.ts';

const allFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file));

const files = allFiles.filter(
  (file) => /^(src|functions|scripts)\/.*\.(ts|tsx|astro|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file),
);

test('every file stands in a room', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
});

/** Where one file follows the other, by its number or its day. */
const inARow = ['docs/decisions', 'supabase/migrations', 'supabase/seed/demo'];

test('no folder has more than twenty files beside each other', () => {
  const folders = Map.groupBy(allFiles, dirname);
  const crowded = [...folders].filter(([folder, inIt]) => inIt.length > 20 && !inARow.includes(folder));
  expect(crowded.map(([folder, inIt]) => `${folder}: ${inIt.length}`)).toEqual([]);
});

test('every import goes the way the rooms allow', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !isAllowed(file, target))
      .map((t) => `${file} → ${t}`),
  );
  expect(wrong).toEqual([]);
});

test('no import leads back to where it came from, of types either', () => {
  const imports = new Map(
    files.map((file) => [file, importsOf(file).filter((target) => files.includes(target))]),
  );
  // What nobody left imports, or what imports nobody left, is in no circle.
  for (let before = -1; before !== imports.size;) {
    before = imports.size;
    const wanted = new Set([...imports.values()].flat());
    for (const [file, targets] of imports)
      if (!wanted.has(file) || !targets.some((target) => imports.has(target))) imports.delete(file);
  }
  expect([...imports.keys()]).toEqual([]);
});

test('the build and the functions need no package that only tests have: the host installs none of those', () => {
  const isOnTheHost = (file: string) => /^(src|functions|scripts\/site-build|scripts\/netlify)\b/.test(file);
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

test('sees a wrong import, static and dynamic', () => {
  expect(isAllowed('src/core/post/post.ts', 'src/adapters/settings.ts')).toBe(false);
  expect(isAllowed('src/session/session.ts', 'src/adapters/settings.ts')).toBe(false);
  expect(isAllowed('src/islands/admin/access/sign-in/Gate.tsx', '@supabase/supabase-js')).toBe(false);
  expect(isAllowed('functions/a.ts', 'functions/b.ts')).toBe(false);
  expect(specifiers("await import('./x.ts'); export { y } from '#core/y.ts';")).toEqual([
    './x.ts',
    '#core/y.ts',
  ]);
});

function isAllowed(file: string, target: string): boolean {
  const room = roomOf(file);
  if (room === undefined) return false;
  if (isPath(target)) return room.may.some((place) => fits(target, place));
  const name = packageOf(target);
  const home = sdkHomes[name];
  if (home !== undefined && !file.startsWith(home) && !file.startsWith('scripts/')) return false;
  if (name.startsWith('node:') || builtinModules.includes(name)) return true;
  if (room.packages === 'any') return true;
  if (room.packages === 'fonts and types') return /^(@fontsource|astro$)/.test(name);
  return room.packages.includes(name);
}

const isPath = (target: string): boolean => /^(src|functions|scripts|tests|supabase|public)\//.test(target);

const fits = (path: string, place: string): boolean =>
  place.endsWith('/*.browser.ts')
    ? path.startsWith(place.replace('*.browser.ts', '')) && path.endsWith('.browser.ts')
    : path === place || path.startsWith(`${place}/`);

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

/** The path of a file of ours, or the specifier itself where it names a package. */
function resolved(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  if (!specifier.startsWith('#')) return specifier;
  const [alias, target] =
    Object.entries(packageJson.imports).find(([key]) => specifier.startsWith(key.replace('*', ''))) ?? [];
  if (alias === undefined || target === undefined)
    throw new Error(`${file} imports the unknown alias ${specifier}.`);
  return normalize(target.replace('*', specifier.slice(alias.length - 1)));
}
