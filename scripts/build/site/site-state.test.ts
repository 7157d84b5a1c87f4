import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openState, type KnownPage, type KnownSite } from './site-state.ts';

let file = '';
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'site-state-')), 'site.sqlite');
});
afterEach(() => rmSync(path.dirname(file), { recursive: true }));

const none = { posts: 0, news: 0 };
const aSite: KnownSite = {
  stamp: 's',
  code: 'c',
  content: 'i',
  counts: { en: none, nl: none, es: none, de: none },
  oldAssets: {},
};
const aPage = (name: string): KnownPage => ({
  path: `/blog/${name}`,
  route: 'src/pages/blog/[slug].astro',
  file: `blog/${name}.html`,
  key: 'k',
  size: 10,
  digest: 1,
});
const write = (drawn: KnownPage[], { gone = [], isWhole = false, check = accept }: Writing = {}) => {
  const state = openState(file);
  try {
    state.write({ site: aSite, drawn, gone, isWhole, check });
  } finally {
    state.close();
  }
};
type Writing = { gone?: string[]; isWhole?: boolean; check?: () => void };
const accept = (): void => undefined;

const pages = (): string[] => {
  const state = openState(file);
  const paths = [...state.pages()].map((page) => page.path);
  state.close();
  return paths;
};

test('a build that is none in the end leaves what was known', () => {
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

test('what was altered on the disk is begun anew, wherever it was', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const many = Array.from({ length: 60 }, (_, number) => aPage(`post-${number}-nl`));
  write(many, { isWhole: true });
  write([{ ...aPage('post-3-nl'), key: 'other' }, aPage('d-nl')], { gone: ['/blog/post-1-nl'] });
  const written = readFileSync(file);
  const known = pages();
  const places = Array.from({ length: 40 }, (_, part) => Math.floor((written.length * part) / 40));
  for (const place of [...places, written.indexOf('"stamp"'), written.indexOf('"stamp"') + 1]) {
    const altered = Buffer.from(written);
    altered[place] = (altered[place] ?? 0) ^ 1;
    writeFileSync(file, altered);
    // What no row stands in may be anything.
    expect([[], known]).toContainEqual(pages());
    write(many, { isWhole: true });
    expect(pages()).toHaveLength(60);
  }
  expect(warned.mock.calls.length).toBeGreaterThan(10);
  warned.mockRestore();
});

test('a site that was looked through is not looked through again', () => {
  write([aPage('a-nl')], { isWhole: true });
  const db = new DatabaseSync(file);
  db.exec("update pages set key = 'other'");
  db.close();
  const trusted = openState(file, { trusted: aSite.stamp });
  expect(trusted.page('/blog/a-nl')?.key).toBe('other');
  trusted.close();
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  expect(pages()).toEqual([]);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test('a second build at the same time is refused, and says so', () => {
  const first = openState(file);
  expect(() => openState(file)).toThrow('Another build of this site is under way.');
  first.close();
  expect(pages()).toEqual([]);
});

test('what was cut off or is something else is begun anew', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  write(
    Array.from({ length: 500 }, (_, number) => aPage(`post-${number}-nl`)),
    { isWhole: true },
  );
  writeFileSync(file, readFileSync(file).subarray(0, 9000));
  expect(pages()).toEqual([]);
  writeFileSync(file, 'no database at all, only a text that is long enough'.repeat(100));
  expect(pages()).toEqual([]);
  expect(warned).toHaveBeenCalledTimes(2);
  warned.mockRestore();
});
