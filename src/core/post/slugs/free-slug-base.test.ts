import { describe, expect, test } from 'vitest';
import { checkSlugBase } from './free-slug-base.ts';
import { postLimits } from '../post.ts';

const check = (typed: string, ...stored: string[]) =>
  checkSlugBase(typed, (asked) => Promise.resolve(stored.filter((slugBase) => asked.includes(slugBase))));

describe('checkSlugBase', () => {
  test.each([
    ['zwembad', [], { valid: true, taken: false, proposal: undefined }],
    ['zwembad', ['zwembad'], { valid: true, taken: true, proposal: 'zwembad-2' }],
    ['zwembad', ['zwembad', 'zwembad-2', 'zwembad-3'], { valid: true, taken: true, proposal: 'zwembad-4' }],
    ['zwembad-2', ['zwembad', 'zwembad-2'], { valid: true, taken: true, proposal: 'zwembad-3' }],
    [
      'nieuws-2026-11-21',
      ['nieuws-2026-11-21'],
      { valid: true, taken: true, proposal: 'nieuws-2026-11-21-2' },
    ],
    ['Het Zwembad!', [], { valid: false, taken: false, proposal: 'het-zwembad' }],
    ['Het Zwembad!', ['het-zwembad'], { valid: false, taken: false, proposal: 'het-zwembad-2' }],
    ['', [], { valid: false, taken: false, proposal: undefined }],
    ['!?', [], { valid: false, taken: false, proposal: undefined }],
  ])('proposes a free slug base for %j if %j exists', async (typed, stored, expected) => {
    expect(await check(typed, ...stored)).toEqual(expected);
  });

  test('limits a proposal to the maximum length of a slug base', async () => {
    const longest = 'a'.repeat(postLimits.slugBase);
    const proposal = `${'a'.repeat(postLimits.slugBase - 2)}-2`;
    expect(await check(longest, longest)).toEqual({ valid: true, taken: true, proposal });
  });
});
