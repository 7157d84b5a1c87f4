/** A damaged or outdated cache never reaches a site: the build then starts from scratch. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isDamaged, openCache, removeCache, type RenderedKey } from './site-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const aPage = (name: string): RenderedKey => ({ path: `/blog/${name}`, file: `blog/${name}.html`, key: 'k' });

async function write(
  rendered: RenderedKey[],
  { gone = [] as string[], isWhole = false } = {},
): Promise<void> {
  const cache = openCache(folder, 'code');
  await cache
    .write({ stamp: 's', business: '{}', rendered, blocks: [{ name: 'nl-0', key: 'k' }], gone, isWhole })
    .finally(() => cache.close());
}

function pages(fingerprint = 'code'): string[] {
  const cache = openCache(folder, fingerprint);
  const paths = [...cache.keys().pages.keys()];
  cache.close();
  return paths;
}

describe('site cache', () => {
  test('replaces all its pages after a full build, and keeps the unchanged pages after a partial build', async () => {
    await write([aPage('a-nl'), aPage('b-nl')], { isWhole: true });
    await write([aPage('c-nl')], { gone: ['/blog/a-nl'] });
    expect(pages()).toEqual(['/blog/b-nl', '/blog/c-nl']);
    await write([aPage('d-nl')], { isWhole: true });
    expect(pages()).toEqual(['/blog/d-nl']);
  });

  test('is emptied if the code has changed or the snapshot of the posts is missing', async () => {
    await write([aPage('a-nl')], { isWhole: true });
    expect(pages()).toEqual(['/blog/a-nl']);
    expect(pages('other code')).toEqual([]);
    await write([aPage('a-nl')], { isWhole: true });
    rmSync(path.join(folder, 'content.sqlite'));
    expect(pages()).toEqual([]);
  });

  test('throws if a second build opens the cache at the same time', () => {
    const first = openCache(folder, 'code');
    expect(() => openCache(folder, 'other code')).toThrow('Another build of this site is under way.');
    first.close();
    expect(pages()).toEqual([]);
  });

  test.each(['site.sqlite', 'content.sqlite'])(
    'reports %s as damaged if the file is not a valid database',
    async (name) => {
      await write([aPage('a-nl')], { isWhole: true });
      const file = path.join(folder, name);
      writeFileSync(file, `no database${readFileSync(file, 'latin1').slice(11)}`, 'latin1');
      expect(() => openCache(folder, 'code')).toThrow(expect.toSatisfy(isDamaged));
      removeCache(folder);
      expect(pages()).toEqual([]);
    },
  );
});
