import { expect, test } from 'vitest';
import { edited } from './edited.ts';

const plugin = edited(
  '/pages/page.js',
  { from: 'draw()', to: 'ours($&)', import: { name: 'ours', file: 'file:///site/ours.ts' } },
  { from: 'slow', to: '' },
);

test('a file says something else in each place, with what it needs for that', () => {
  expect(plugin.transform('const a = draw(); slow', '/packages/pages/page.js')).toBe(
    'import { ours } from "/site/ours.ts";\nconst a = ours(draw()); ',
  );
});

test('no other file is touched', () => {
  expect(plugin.transform('draw()', '/packages/pages/other.js')).toBeUndefined();
});

test('a place that is gone stops the build with the name of the file', () => {
  expect(() => plugin.transform('const a = draw();', '/packages/pages/page.js')).toThrow(
    '/pages/page.js no longer says “slow”',
  );
});
