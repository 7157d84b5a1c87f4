import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('remembered makes a value once for the same words, even if the value is undefined', () => {
  const make = vi.fn((one: string, other?: string) => (one === 'a' ? `${one}${other ?? ''}` : undefined));
  const kept = remembered(make);
  expect([kept('a', 'b'), kept('a', 'b'), kept('a'), kept('c'), kept('c')]).toEqual([
    'ab',
    'ab',
    'a',
    undefined,
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(3);
});
