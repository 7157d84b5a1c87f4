/** The code of the pages is bundled once for each state of the code, even if several processes need it at once. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bundlesOf, requireBundle, serverEntry } from './require-bundle.ts';

let project = '';
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'require-bundle-'));
});
afterEach(() => rmSync(project, { recursive: true }));

const astro = vi.fn<({ folder }: { folder: string }) => Promise<void>>(({ folder }) => {
  writeFileSync(path.join(folder, 'entry'), 'server/entry.mjs');
  return Promise.resolve();
});

describe('requireBundle', () => {
  test('bundles the same code only once, and deletes bundles that are older than a day', async () => {
    const first = await requireBundle({ project, code: 'first' }, { astro });
    expect(await requireBundle({ project, code: 'first' }, { astro })).toBe(first);
    expect(serverEntry(first)).toBe('server/entry.mjs');
    expect(astro).toHaveBeenCalledOnce();
    utimesSync(first, 0, 0);
    await requireBundle({ project, code: 'second' }, { astro });
    expect(readdirSync(bundlesOf(project))).toEqual(['second']);
  });

  test('bundles the same code only once for two callers at the same time', async () => {
    let bundled = 0;
    const slow = async (order: { folder: string }) => {
      bundled += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      await astro(order);
    };
    const [one, other] = await Promise.all(
      [1, 2].map(() => requireBundle({ project, code: 'code' }, { astro: slow })),
    );
    expect(one).toBe(other);
    expect(bundled).toBe(1);
  });

  test('leaves no files behind if bundling fails', async () => {
    const broken = () => Promise.reject(new Error('no bundle'));
    await expect(requireBundle({ project, code: 'code' }, { astro: broken })).rejects.toThrow('no bundle');
    expect(readdirSync(bundlesOf(project))).toEqual([]);
  });

  test('returns the bundle of another process if that process bundled the same code first', async () => {
    const theirs = path.join(bundlesOf(project), 'code');
    const folder = await requireBundle(
      { project, code: 'code' },
      {
        async astro(order) {
          mkdirSync(theirs);
          writeFileSync(path.join(theirs, 'entry'), 'theirs');
          await astro(order);
        },
      },
    );
    expect(serverEntry(folder)).toBe('theirs');
    expect(readdirSync(bundlesOf(project))).toEqual(['code']);
  });
});
