import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsFrom } from './euro-amount.ts';

describe('centsFrom', () => {
  test.each([
    ['380', 380_00],
    ['380,5', 380_50],
    ['380.50', 380_50],
    ['1.234', 1_234_00],
    ['1,234', 1_234_00],
    ['1.234,56', 1_234_56],
    ['1,234.56', 1_234_56],
    ['1 234,56 €', 1_234_56],
    ['1 234.56', 1_234_56],
    ["1'234.50", 1_234_50],
    ['1’234,50', 1_234_50],
    ['€ 50,-', 50_00],
    ['50,-- euro', 50_00],
    ['1.250,–', 1_250_00],
    ['EUR 50', 50_00],
    ['50,00 €', 50_00],
    ['50 Euro', 50_00],
    ['1.5', 1_50],
    ['５０', 50_00],
    ['10\u00a0000', 10_000_00],
    ['1\u202f234,5', 1_234_50],
    ['1,234,567.50', 1_234_567_50],
    ['€ 1.234.567', 1_234_567_00],
    ['0', 0],
    ['10000000', 10_000_000_00],
    // price-parser#58, time-prices#16, Expensify#93857, steampy#174
    [',89 €', 89],
    ['.5', 50],
    ['9,5€', 9_50],
    ['13.000,00', 13_000_00],
    ['4,234.35', 4_234_35],
    ['€ 12,=', 12_00],
    ['50 euro’s', 50_00],
    ['1.250 EUR.', 1_250_00],
    ['Eur. 50', 50_00],
    ['50 euros.', 50_00],
    ['\u202a50,5\u00a0€\u202c', 50_50],
    ['\u200b50', 50_00],
    [`${' '.repeat(98)}50`, 50_00],
  ])('parses the amount %s', (typed, cents) => {
    expect(centsFrom(typed)).toBe(cents);
  });

  test.each([
    '',
    'abc',
    '-5',
    '1,2345',
    '1.2.3',
    '1.234.56',
    '12.34.567',
    '1e9',
    '10000000,01',
    '5,',
    '٣',
    '0.500',
    '0,125',
    '12 34',
    '10 50',
    '1 5',
    "1'5",
    '1.234,567',
    '1.234 567',
    '1 234.567',
    '1,23,456',
    '$ 50',
    '50 CHF',
    '50 cent',
    '1½',
    '50/60',
    '50-60',
    '1.234,-5',
    '€',
    // ledger#1888: 75 thousandths are no sum of euros.
    '0,075',
    ',075',
    ',',
    '31.99:EUR',
    '1.250,00-',
    '+50',
    '50k',
    "12'50",
    '50,00,5',
    '50 €/mes',
    '(50)',
    '50e',
    `${' '.repeat(99)}50`,
  ])('rejects the amount “%s”', (typed) => {
    expect(centsFrom(typed)).toBeUndefined();
  });

  test('parses an amount back to the same cents in each of our languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.constantFrom('nl-NL', 'en-GB', 'es-ES', 'de-DE'),
        (cents, language) => {
          const written = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(
            cents / 100,
          );
          expect(centsFrom(written)).toBe(cents);
        },
      ),
    );
  });

  test('reads each way to write a sum as that sum, or refuses it', () => {
    const groups = ['', '.', ',', ' ', '\u00a0', '\u202f', "'", '’'];
    const currencies = [
      ['', ''],
      ['€ ', ''],
      ['€', ''],
      ['EUR ', ''],
      ['', ' €'],
      ['', '€'],
      ['', ' euro'],
      ['', ' EUR'],
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.constantFrom(...groups),
        fc.constantFrom('.', ','),
        fc.constantFrom(...currencies),
        fc.constantFrom(0, 1, 2),
        (sum, group, decimal, [before, after], decimals) => {
          const cents = decimals === 0 ? sum - (sum % 100) : decimals === 1 ? sum - (sum % 10) : sum;
          const whole = String(Math.floor(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, group);
          const fraction = String(cents % 100)
            .padStart(2, '0')
            .slice(0, decimals);
          const written = `${before}${whole}${decimals === 0 ? '' : decimal}${fraction}${after}`;
          const isAmbiguous = group === decimal && decimals > 0 && whole.includes(group);
          expect(centsFrom(written)).toBe(isAmbiguous ? undefined : cents);
        },
      ),
    );
  });

  test('never reads one figure more, less or changed as the same sum', () => {
    const sign = fc.constantFrom(...Array.from("0123456789.,'’ -€"));
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 14 }), (signs) => {
        const text = signs.join('');
        const cents = centsFrom(text);
        if (cents === undefined) return;
        // The figures of the text are those of the sum, with or without its cents.
        const figures = text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
        expect([0, 1, 2].map((missing) => Number(figures) * 10 ** missing)).toContain(cents);
      }),
    );
  });
});
