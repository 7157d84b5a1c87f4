import { describe, expect, test } from 'vitest';
import type { Locale } from '../../locale.ts';
import { numberOfWord, numbersIn } from './numbers.ts';

const formsIn = (text: string, locale: Locale = 'nl') => numbersIn(text, locale).map(({ forms }) => forms);

describe('numbersIn', () => {
  test.each<[string, string[][]]>([
    ['380', [['380']]],
    ['007 en 0', [['7'], ['0']]],
    ['1.250,50', [['1250.5']]],
    ['1.250', [['1250']]],
    ['12.5000', [['12.5000']]],
    ['1,25,3', [['1,25,3']]],
    ['1.2.3', [['1.2.3']]],
    ['12,00', [['12']]],
    ['12 000', [['12000']]],
    ['14.30', [['14.30', 't14:30']]],
    ['8.30', [['8.30', 't8:30', 't20:30']]],
    ['20-11-2026', [['20'], ['m11'], ['2026']]],
    ['01/02/26', [['1'], ['m2'], ['26']]],
    ['om 14:30', [['t14:30']]],
    ['om 3:30', [['t3:30', 't15:30']]],
    ['om 12:30', [['t12:30', 't0:30']]],
    ['om 13:30', [['t13:30']]],
    ['om 0:30', [['t0:30']]],
    ['om 24:00', [['t0:00']]],
    ['om 8 uur', [['t8:00', 't20:00', '8']]],
    ['om 20 uur', [['t20:00', '20']]],
    ['om 8.15 uur', [['t8:15', 't20:15']]],
  ])('reads the Dutch text %j as %j', (text, forms) => {
    expect(formsIn(text)).toEqual(forms);
  });

  test.each<[string, string[][]]>([
    ['1,250.50', [['1250.5']]],
    ['1.250', [['1.25']]],
    ['at 14.30', [['14.3', 't14:30']]],
    ['€14.30, 14.30 euros, 14.30% and 14.75', [['14.3'], ['14.3'], ['14.3'], ['14.75']]],
    ['at 2:30 pm', [['t14:30']]],
    ['at 2:30 a.m.', [['t2:30']]],
    ['at 12 pm', [['t12:00', '12']]],
    ['at 12 am', [['t0:00', '12']]],
    ['at 3 pm', [['t15:00', '3']]],
  ])('reads the English text %j as %j', (text, forms) => {
    expect(formsIn(text, 'en')).toEqual(forms);
  });
});

test('numberOfWord returns the value of a number word, but undefined for an article such as “een”', () => {
  expect([numberOfWord('twaalf', 'nl'), numberOfWord('een', 'nl'), numberOfWord('huis', 'nl')]).toEqual([
    12,
    undefined,
    undefined,
  ]);
});
