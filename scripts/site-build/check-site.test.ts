import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkSite, endingLength } from './check-site.ts';

let outDir = '';
afterEach(() => rmSync(outDir, { recursive: true, force: true }));

function aSite({ build = '{ "contentVersion": 7 }', pages = ['a-nl.html', 'b-nl.html', 'a-en.html'] } = {}) {
  outDir = mkdtempSync(path.join(tmpdir(), 'check-site-'));
  mkdirSync(path.join(outDir, 'blog'), { recursive: true });
  writeFileSync(path.join(outDir, 'build.json'), build);
  return {
    outDir,
    pages: new Map(
      [...Map.groupBy(pages, (file) => file.slice(-endingLength))].map(([ending, { length }]) => [
        ending,
        length,
      ]),
    ),
    content: { contentVersion: 7, posts: { en: 1, nl: 2, es: 0, de: 0 } },
  };
}

test('a whole site passes', () => {
  expect(() => checkSite(aSite())).not.toThrow();
});

test('a post without a page stops the build', () => {
  expect(() => checkSite(aSite({ pages: ['a-nl.html', 'a-en.html'] }))).toThrow(
    '2 posts are published in “nl”, but 1 pages were built',
  );
});

test('the page of a post that is no longer published stops the build', () => {
  const pages = ['a-nl.html', 'b-nl.html', 'a-en.html', 'a-es.html'];
  expect(() => checkSite(aSite({ pages }))).toThrow('0 posts are published in “es”, but 1 pages');
});

test('a site made from other content stops the build', () => {
  expect(() => checkSite(aSite({ build: '{ "contentVersion": 6 }' }))).toThrow('content version 6, but 7');
});

test.each(['{}', '{ "contentVersion": "7" }'])(
  'a build.json without a version (%s) stops the build',
  (build) => {
    expect(() => checkSite(aSite({ build }))).toThrow('names no content version');
  },
);
