import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { removeGoneFiles } from './made-files.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function anOutput(files: string[]) {
  folder = mkdtempSync(path.join(tmpdir(), 'made-files-'));
  const places = {
    outDir: path.join(folder, 'out'),
    cacheDir: path.join(folder, 'cache'),
    publicDir: path.join(folder, 'public'),
  };
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
  return { places, isThere: (file: string) => existsSync(path.join(places.outDir, file)) };
}

test('the page of a hidden post goes, the others and the assets stay', async () => {
  const { places, isThere } = anOutput([
    'out/blog/shown-nl.html',
    'out/blog/hidden-nl.html',
    'out/_astro/old.css',
  ]);
  expect(await removeGoneFiles({ ...places, made: ['blog/shown-nl.html'] })).toEqual(['blog/hidden-nl.html']);
  expect(isThere('blog/hidden-nl.html')).toBe(false);
  expect(isThere('blog/shown-nl.html')).toBe(true);
  expect(isThere('_astro/old.css')).toBe(true);
});

test('a file that an endpoint no longer makes goes with the next build', async () => {
  const { places, isThere } = anOutput(['out/nl/rss.xml', 'out/sitemap-0.xml']);
  await removeGoneFiles({ ...places, made: ['nl/rss.xml'] });
  await removeGoneFiles({ ...places, made: [] });
  expect(isThere('nl/rss.xml')).toBe(false);
  expect(isThere('sitemap-0.xml')).toBe(true);
});

test('a page that lies in public stays', async () => {
  const { places, isThere } = anOutput(['out/google-check.html', 'public/google-check.html']);
  await removeGoneFiles({ ...places, made: [] });
  expect(isThere('google-check.html')).toBe(true);
});
