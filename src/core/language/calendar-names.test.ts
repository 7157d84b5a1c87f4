import { expect, test } from 'vitest';
import { monthNumber } from './calendar-names.ts';

test('months are read from their first three or four letters, in each language', () => {
  for (const [name, month] of [
    ['sett.', 9],
    ['Sept', 9],
    ['juil.', 7],
    ['juin', 6],
    ['Febr.', 2],
    ['abri', 4],
    ['dic', 12],
    ['Dez', 12],
  ] as const)
    expect([name, monthNumber(name)]).toEqual([name, month]);
  expect(monthNumber('se')).toBeUndefined();
});
