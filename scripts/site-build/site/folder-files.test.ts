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
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptySite, filesIn, writeFresh } from './folder-files.ts';
import { linkFiles, linkTree } from './link-tree.ts';
import { removeOldAssets } from './old-assets.ts';

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

describe('files of a site folder', () => {
  test('are replaced by writeFresh without a change of the published site, which hard-links the same files', () => {
    put('served/page.html', 'old');
    mkdirSync(at('next'));
    linkSync(at('served/page.html'), at('next/page.html'));
    writeFresh(at('next/page.html'), 'new');
    expect([
      readFileSync(at('served/page.html'), 'utf8'),
      readFileSync(at('next/page.html'), 'utf8'),
    ]).toEqual(['old', 'new']);
    writeFresh(at('next/deep/er/page.html'), 'new');
    expect(readFileSync(at('next/deep/er/page.html'), 'utf8')).toBe('new');
  });

  test('are shared with another folder by linkTree and linkFiles through hard links', async () => {
    for (const name of ['index.html', 'blog/a.html', 'blog/page/1.html']) put(`one/${name}`, name);
    put('two/gone.html', 'x');
    await linkTree(at('one'), at('two'));
    expect(filesIn(at('two'))).toEqual(['blog/a.html', 'blog/page/1.html', 'index.html']);
    expect(statSync(at('two/blog/a.html')).ino).toBe(statSync(at('one/blog/a.html')).ino);
    writeFresh(at('one/blog/a.html'), 'changed');
    writeFresh(at('one/new/b.html'), 'new');
    await linkFiles(at('one'), at('two'), ['blog/a.html', 'new/b.html']);
    expect(filesIn(at('two'))).toEqual(filesIn(at('one')));
    expect(readFileSync(at('two/blog/a.html'), 'utf8')).toBe('changed');
  });

  test('are copied by linkFiles if the disk does not support hard links', async () => {
    put('one/index.html', 'x');
    await linkTree(at('one'), at('two'));
    put('one/new/deep/b.html', 'new');
    const link = vi.spyOn(fs, 'link').mockImplementation(async (_, to) => {
      await fs.access(path.dirname(String(to)));
      throw Object.assign(new Error('no links'), { code: 'EPERM' });
    });
    syncBuiltinESMExports();
    await linkFiles(at('one'), at('two'), ['new/deep/b.html', 'index.html']);
    link.mockRestore();
    syncBuiltinESMExports();
    expect(filesIn(at('two'))).toEqual(filesIn(at('one')));
  });

  test('are listed by filesIn in a stable order, without following symbolic links', () => {
    put('a/b.txt', '');
    put('a.txt', '');
    symlinkSync(folder, at('a/round'));
    expect(filesIn(folder)).toEqual(['a.txt', 'a/b.txt']);
    expect(filesIn(at('nowhere'))).toEqual([]);
  });

  test('are kept by emptySite if they are in _astro, because a page that is still open may load them', () => {
    put('site/index.html', '');
    put('site/_astro/app.1.js', '');
    emptySite(at('site'));
    expect(filesIn(at('site'))).toEqual(['_astro/app.1.js']);
  });

  test('are deleted from _astro by removeOldAssets after thirty days without use', () => {
    for (const name of ['new.js', 'old.js']) put(`site/_astro/${name}`, '');
    const filesLeftOn = (day: number, ...files: string[]): string[] => {
      const now = day * 24 * 60 * 60 * 1000;
      removeOldAssets(at('site'), { files: files.map((name) => `_astro/${name}`), record: folder, now });
      return filesIn(at('site/_astro'));
    };
    expect(filesLeftOn(20, 'new.js')).toEqual(['new.js', 'old.js']);
    expect(filesLeftOn(45, 'new.js')).toEqual(['new.js', 'old.js']);
    // A build that uses the old file again restarts the thirty days.
    expect(filesLeftOn(49, 'new.js', 'old.js')).toEqual(['new.js', 'old.js']);
    expect(filesLeftOn(51, 'new.js')).toEqual(['new.js', 'old.js']);
    expect(filesLeftOn(82, 'new.js')).toEqual(['new.js']);
  });
});
