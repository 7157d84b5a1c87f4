import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { aFolder } from '../../../tests/support/folder.ts';
import { onBuild } from './index.mjs';

test('keeps only the bundle in use, because the functions are packed next', async () => {
  const project = aFolder({
    'node_modules/.astro/current-bundle': 'new/server/entry.mjs',
    'node_modules/.astro/bundles/new/server/entry.mjs': '',
    'node_modules/.astro/bundles/old/server/entry.mjs': '',
  });
  const save = vi.fn(() => Promise.resolve(true));
  const before = process.cwd();
  process.chdir(project.folder);
  try {
    await onBuild({ utils: { cache: { save } } });
  } finally {
    process.chdir(before);
  }
  const isThere = (code: string) =>
    existsSync(path.join(project.folder, 'node_modules/.astro/bundles', code));
  expect([isThere('new'), isThere('old')]).toEqual([true, false]);
  expect(save).toHaveBeenCalledWith('node_modules/.astro');
  project.remove();
});
