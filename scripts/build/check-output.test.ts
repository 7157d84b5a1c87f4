import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkOutput } from './check-output.ts';

let outDir = '';
afterEach(() => rmSync(outDir, { recursive: true, force: true }));

function anOutput({
  build = '{ "contentVersion": 7 }',
  pages = ['a-nl.html', 'b-nl.html', 'a-en.html'],
} = {}): string {
  outDir = mkdtempSync(path.join(tmpdir(), 'check-output-'));
  mkdirSync(path.join(outDir, 'blog/page'), { recursive: true });
  writeFileSync(path.join(outDir, 'build.json'), build);
  for (const page of pages) writeFileSync(path.join(outDir, 'blog', page), '');
  return outDir;
}

const content = { contentVersion: 7, posts: { en: 1, nl: 2, es: 0, de: 0 } };

test('a whole site passes', async () => {
  await expect(checkOutput({ outDir: anOutput(), content })).resolves.toBeUndefined();
});

test('a post without a page stops the build', async () => {
  const check = checkOutput({ outDir: anOutput({ pages: ['a-nl.html', 'a-en.html'] }), content });
  await expect(check).rejects.toThrow('2 posts are published in “nl”, but 1 pages were built');
});

test('the page of a post that is no longer published stops the build', async () => {
  const check = checkOutput({
    outDir: anOutput({ pages: ['a-nl.html', 'b-nl.html', 'a-en.html', 'a-es.html'] }),
    content,
  });
  await expect(check).rejects.toThrow('0 posts are published in “es”, but 1 pages');
});

test('a site made from other content stops the build', async () => {
  const check = checkOutput({ outDir: anOutput({ build: '{ "contentVersion": 6 }' }), content });
  await expect(check).rejects.toThrow('content version 6, but 7');
});

test.each(['{}', '{ "contentVersion": "7" }'])(
  'a build.json without a version (%s) stops the build',
  async (build) => {
    await expect(checkOutput({ outDir: anOutput({ build }), content })).rejects.toThrow(
      'names no content version',
    );
  },
);
