import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptySite, filesIn, linkFresh, writeFresh } from './folder-files.ts';
import { linkChanges, linkTree } from './link-tree.ts';
import { keepOldAssets } from './old-assets.ts';

let folder = '';
const at = (name: string): string => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string): void => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

test('a file that is shared with the served site is replaced, never written into', () => {
  put('served/page.html', 'old');
  mkdirSync(at('next'));
  linkSync(at('served/page.html'), at('next/page.html'));
  writeFresh(at('next/page.html'), 'new');
  expect([readFileSync(at('served/page.html'), 'utf8'), readFileSync(at('next/page.html'), 'utf8')]).toEqual([
    'old',
    'new',
  ]);
  writeFresh(at('next/deep/er/page.html'), 'new');
  linkFresh(at('served/page.html'), at('next/page.html'));
  expect(readFileSync(at('next/page.html'), 'utf8')).toBe('old');
});

test('a tree follows another one, all of it or what changed, and both share their files', async () => {
  for (const name of ['index.html', 'blog/a.html', 'blog/page/1.html']) put(`one/${name}`, name);
  put('two/gone.html', 'x');
  await linkTree(at('one'), at('two'));
  expect(filesIn(at('two'))).toEqual(['blog/a.html', 'blog/page/1.html', 'index.html']);
  expect(statSync(at('two/blog/a.html')).ino).toBe(statSync(at('one/blog/a.html')).ino);
  writeFresh(at('one/blog/a.html'), 'changed');
  writeFresh(at('one/new/b.html'), 'new');
  rmSync(at('one/index.html'));
  await linkChanges(at('one'), at('two'), {
    written: ['blog/a.html', 'new/b.html'],
    removed: ['index.html'],
  });
  expect(filesIn(at('two'))).toEqual(filesIn(at('one')));
  expect(readFileSync(at('two/blog/a.html'), 'utf8')).toBe('changed');
});

test('where the disk knows no links, a tree follows by copies', async () => {
  put('one/index.html', 'x');
  await linkTree(at('one'), at('two'));
  put('one/new/deep/b.html', 'new');
  const link = vi.spyOn(fs, 'link').mockImplementation(async (_, to) => {
    await fs.access(path.dirname(String(to)));
    throw Object.assign(new Error('no links'), { code: 'EPERM' });
  });
  syncBuiltinESMExports();
  await linkChanges(at('one'), at('two'), { written: ['new/deep/b.html', 'index.html'], removed: [] });
  link.mockRestore();
  syncBuiltinESMExports();
  expect(filesIn(at('two'))).toEqual(filesIn(at('one')));
});

test('files are listed in one order, without what a link leads to; a folder that is not there has none', () => {
  put('a/b.txt', '');
  put('a.txt', '');
  symlinkSync(folder, at('a/round'));
  expect(filesIn(folder)).toEqual(['a.txt', 'a/b.txt']);
  expect(filesIn(at('nowhere'))).toEqual([]);
});

test('an emptied site keeps what pages that are open may ask for', () => {
  put('site/index.html', '');
  put('site/_astro/app.1.js', '');
  emptySite(at('site'));
  expect(filesIn(at('site'))).toEqual(['_astro/app.1.js']);
});

test('hashed files of earlier code go thirty days after the first build without them', () => {
  for (const name of ['new.js', 'old.js']) put(`site/_astro/${name}`, '');
  const keepOn = (day: number, ...files: string[]): string[] => {
    const now = day * 24 * 60 * 60 * 1000;
    keepOldAssets(at('site'), { files: files.map((name) => `_astro/${name}`), record: folder, now });
    return filesIn(at('site/_astro'));
  };
  expect(keepOn(20, 'new.js')).toEqual(['new.js', 'old.js']);
  expect(keepOn(45, 'new.js')).toEqual(['new.js', 'old.js']);
  // Used again, its thirty days begin anew.
  expect(keepOn(49, 'new.js', 'old.js')).toEqual(['new.js', 'old.js']);
  expect(keepOn(51, 'new.js')).toEqual(['new.js', 'old.js']);
  expect(keepOn(82, 'new.js')).toEqual(['new.js']);
});
