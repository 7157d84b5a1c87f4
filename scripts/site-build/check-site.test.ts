import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aFolder } from '../../tests/support/folder.ts';
import { checkSite } from './check-site.ts';

const content = { contentVersion: 7, posts: { en: 1, nl: 2, es: 0, de: 0 }, read: 0 };

function check(build: object): () => void {
  const { folder, remove } = aFolder();
  onTestFinished(remove);
  writeFileSync(path.join(folder, 'build.json'), JSON.stringify(build));
  return () => checkSite(folder, content);
}

describe('checkSite', () => {
  test('accepts a built site whose content version and numbers of posts match the content', () => {
    expect(check({ ...content, builtAt: 'now' })).not.toThrow();
  });

  test.each([
    ['another content version', { ...content, contentVersion: 6 }, 'content version 6'],
    ['another number of posts', { ...content, posts: { ...content.posts, nl: 1 } }, '"nl":1'],
    ['no content version', {}, 'content version undefined'],
  ])('throws for a built site with %s', (_, build, reason) => {
    expect(check(build)).toThrow(reason);
  });
});
