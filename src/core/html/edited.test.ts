import { expect, test } from 'vitest';
import { edited } from './edited.ts';

test('a part is replaced, and one inside another goes with it', () => {
  const edits = [
    { start: 0, end: 7, text: '' },
    { start: 3, end: 6, text: 'x' },
    { start: 7, end: 7, text: '<b>' },
  ];
  expect(edited('zon en zee', edits)).toBe('<b>zee');
});
