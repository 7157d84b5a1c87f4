import { describe, expect, test } from 'vitest';
import { hasReading, numbersIn } from './numbers.ts';

describe('numbersIn', () => {
  test.each([
    ['1.500 Menschen, zwölf Prozent', 'de', [['1500', '1.5'], ['12%']]],
    ['einundzwanzig Boote und zweihundertdreißig Autos', 'de', [['21'], ['230']]],
    ['eenentwintig boten, tweehonderd auto’s, 3,5 miljoen euro', 'nl', [['21'], ['200'], ['3500000€']]],
    ['dos mil quinientos metros, treinta y cinco casas', 'es', [['2500'], ['35']]],
    ['twenty-one boats, two hundred and fifty cars, 1.5 million', 'en', [['21'], ['250'], ['1500000']]],
    ['between twenty and thirty people', 'en', [['20'], ['30']]],
    ['€ 2,50 voor 3 personen', 'nl', [['2.5€'], ['3']]],
    ['2 millones de euros', 'es', [['2000000€']]],
    ['um 10.30 Uhr', 'de', [['10', '22'], ['30']]],
    ['from 8 p.m.', 'en', [['8', '20']]],
    ['1,234.50 and 12/12/2026', 'en', [['1234.5'], ['12'], ['2026']]],
    ['hundreds of people, and twice as many cars', 'en', [['hundreds'], ['double']]],
    ['een huis en een tuin', 'nl', []],
    ['om 20:00 uur', 'nl', [['20', '8']]],
    [
      'a las 15 y las 18 horas',
      'es',
      [
        ['15', '3'],
        ['18', '6'],
      ],
    ],
    [
      'at 3 and 6 pm',
      'en',
      [
        ['3', '15'],
        ['6', '18'],
      ],
    ],
    ['una veintena de barcos', 'es', [['20']]],
  ] as const)('finds the numbers that “%s” mentions', (text, locale, numbers) => {
    expect(numbersIn(text, locale)).toEqual(numbers);
  });

  test('reads equal numbers in different languages as equal', () => {
    const spanish = numbersIn('1.500 personas a las 20.30 horas, el 12 por ciento, 2 millones');
    for (const [text, locale] of [
      ['1,500 people', 'en'],
      ['8:30 pm', 'en'],
      ['12 %', 'de'],
      ['2 Millionen', 'de'],
      ['twee miljoen', 'nl'],
      ['anderthalb', 'de'],
    ] as const)
      for (const number of numbersIn(text, locale))
        expect([text, hasReading(number, spanish)]).toEqual([text, true]);
    for (const [text, locale] of [
      ['1,600 people', 'en'],
      ['15 %', 'de'],
      ['2 Milliarden', 'de'],
      ['dreizehn', 'de'],
      ['cientos', 'es'],
    ] as const)
      for (const number of numbersIn(text, locale))
        expect([text, hasReading(number, spanish)]).toEqual([text, false]);
  });
});
