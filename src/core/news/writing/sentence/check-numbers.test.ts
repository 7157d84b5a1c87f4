import { describe, expect, test } from 'vitest';
import { unknownNumbers } from './check-numbers.ts';

const source =
  '1.500 personas a las 20.30 horas, el 12 por ciento, 2 millones de euros, duplicará, una veintena, dos mil casas, de 15 a 18 horas';

describe('numbers of a sentence', () => {
  test.each([
    ['1,500 people pay 2 million euros', 'en'],
    ['at 8:30 pm', 'en'],
    ['at 3 and 6 pm', 'en'],
    ['12 %', 'de'],
    ['12 two-storey houses', 'en'],
    ['zwölf Prozent', 'de'],
    ['2.000 huizen en twee miljoen euro', 'nl'],
    ['it will double', 'en'],
    ['some twenty boats', 'en'],
    ['een huis en een tuin', 'nl'],
  ] as const)('are accepted if the source has them in figures or words: %s', (text, locale) => {
    expect(unknownNumbers(text, { source, locale })).toEqual([]);
  });

  test.each([
    ['2.400 meter', 'nl', '2,4 kilómetros'],
    ['2.4 kilometres', 'en', '2.400 metros'],
    ['3.000 kilos', 'es', 'tres tonelades'],
    ['20.000 Quadratmeter', 'de', '2 hectáreas'],
    ['900.000 litros', 'es', '900 metres cúbics'],
    ['1,9 miljoen euro', 'nl', '€1.9m'],
    ['1 miljoen euro', 'nl', '1.000.000 de euros'],
    ['£2bn', 'en', '2.000 millones de libras'],
    ['200.000 Dollar', 'de', '$200k'],
  ] as const)('are accepted in another unit: %s', (text, locale, source) => {
    expect(unknownNumbers(text, { source, locale })).toEqual([]);
    expect(unknownNumbers(text.replace(/\d/, '7'), { source, locale })).not.toEqual([]);
  });

  test('from 1 to 12 are accepted beside a time if the source contains the number plus 12', () => {
    const of = (text: string, hours: string) => unknownNumbers(text, { source: hours, locale: 'en' });
    expect(of('from 3 to 6 pm', 'de 15 a 18 horas')).toEqual([]);
    expect(of('from 1 to 6 pm', 'de 13 a 18 horas')).toEqual([]);
    expect(of('from 12 to 6 pm', 'de 24 a 18 horas')).toEqual([]);
    expect(of('from 13 to 6 pm', 'de 25 a 18 horas')).toEqual(['13']);
    expect(of('from 0 to 6 pm', 'de 12 a 18 horas')).toEqual(['0']);
    expect(of('3 people', '15 personas')).toEqual(['3']);
  });

  test('in percentages are checked if the source contains a percentage, even at the start of the source', () => {
    expect(unknownNumbers('13 %', { source: '12 % más', locale: 'en' })).toEqual(['13']);
  });

  test('are left to the judge if they are times or number words, or percentages while the source has none', () => {
    const few = 'Cuatro de cada diez propietarios, a las nueve y media';
    for (const text of ['At 9:30 am, 40% of the owners', 'Thirteen owners'])
      expect(unknownNumbers(text, { source: few, locale: 'en' })).toEqual([]);
  });

  test.each([
    ['1,600 people', 'en', '1,600'],
    ['15.000 Menschen', 'de', '15.000'],
    ['13 Prozent', 'de', '13'],
    ['$12', 'en', 'USD'],
    ['12.45% of 1,500 people', 'en', '12.45'],
    ['2.30 euros', 'en', '2.30'],
    ['€19.60', 'en', '19.60'],
    ['about 1,530 people', 'en', '1,530'],
    ['90 minutes', 'en', '90'],
  ] as const)('are reported if the source lacks them: %s', (text, locale, wrong) => {
    expect(unknownNumbers(text, { source, locale })).toEqual([wrong]);
  });
});
