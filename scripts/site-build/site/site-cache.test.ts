import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDamaged, openCache, removeCache, type KnownPage, type KnownSite } from './site-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const none = { posts: 0, news: 0 };
const aSite: KnownSite = { stamp: 's', counts: { en: none, nl: none, es: none, de: none } };
const aPage = (name: string): KnownPage => ({
  path: `/blog/${name}`,
  route: 'src/pages/blog/[slug].astro',
  file: `blog/${name}.html`,
  key: 'k',
});

type Writing = { gone?: string[]; isWhole?: boolean; check?: () => void };
function write(rendered: KnownPage[], { gone = [], isWhole = false, check = accept }: Writing = {}): void {
  const cache = openCache(folder, 'code');
  try {
    cache.write({ site: aSite, rendered, gone, isWhole, check });
  } finally {
    cache.close();
  }
}
const accept = (): void => undefined;

function pages(fingerprint = 'code'): string[] {
  const cache = openCache(folder, fingerprint);
  const paths = [...cache.pages()].map((page) => page.path);
  cache.close();
  return paths;
}

test('a build that fails its check leaves what was known', () => {
  write([aPage('a-nl'), aPage('b-nl')], { isWhole: true });
  expect(() =>
    write([aPage('c-nl')], {
      gone: ['/blog/a-nl'],
      check: () => {
        throw new Error('not whole');
      },
    }),
  ).toThrow('not whole');
  expect(pages()).toEqual(['/blog/a-nl', '/blog/b-nl']);
  write([aPage('c-nl')], { gone: ['/blog/a-nl'] });
  expect(pages()).toEqual(['/blog/b-nl', '/blog/c-nl']);
});

test('other code, or a missing copy of the posts, begins with an empty cache', () => {
  write([aPage('a-nl')], { isWhole: true });
  expect(pages()).toEqual(['/blog/a-nl']);
  expect(pages('other code')).toEqual([]);
  write([aPage('a-nl')], { isWhole: true });
  rmSync(path.join(folder, 'content.sqlite'));
  expect(pages()).toEqual([]);
});

test('a second build at the same time is refused, and says so', () => {
  const first = openCache(folder, 'code');
  expect(() => openCache(folder, 'other code')).toThrow('Another build of this site is under way.');
  first.close();
  expect(pages()).toEqual([]);
});

test.each(['site.sqlite', 'content.sqlite'])('a %s that is no database counts as damaged', (name) => {
  write([aPage('a-nl')], { isWhole: true });
  const file = path.join(folder, name);
  writeFileSync(file, `no database${readFileSync(file, 'latin1').slice(11)}`, 'latin1');
  expect(() => openCache(folder, 'code')).toThrow(expect.toSatisfy(isDamaged));
  removeCache(folder);
  expect(pages()).toEqual([]);
});
