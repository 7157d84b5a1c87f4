import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aFolder } from '../../tests/support/folder.ts';
import { checkSite } from './check-site.ts';

const content = { contentVersion: 7, posts: { en: 1, nl: 2, es: 0, de: 0 }, read: 0 };

function check(build: object): () => void {
  const { folder, remove } = aFolder();
  onTestFinished(remove);
  writeFileSync(path.join(folder, 'build.json'), JSON.stringify(build));
  return () => checkSite(folder, content);
}

test('accepts a site of this content', () => {
  expect(check({ ...content, builtAt: 'now' })).not.toThrow();
});

test.each([
  ['another version', { ...content, contentVersion: 6 }, 'content version 6'],
  ['another number of posts', { ...content, posts: { ...content.posts, nl: 1 } }, '"nl":1'],
  ['no version', {}, 'content version undefined'],
])('refuses a site with %s', (_, build, reason) => {
  expect(check(build)).toThrow(reason);
});
