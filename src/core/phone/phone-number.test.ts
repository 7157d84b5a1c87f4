/**
 * The public reports that these come from: authgear-server #1315, otobo #4922, govuk-design-system #1807 (“(0)”),
 * validator.js #940 (invisible characters).
 */
import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { chatAddress, isInFull, phoneLink } from './phone-link.ts';
import { phoneNumber } from './phone-number.ts';

const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);

const written: Record<string, (number: string) => string> = {
  'with spaces': (number) => number,
  'without spaces': (number) => number.replaceAll(' ', ''),
  'with 00': (number) => number.replace('+', '00'),
  'with 00 and spaces': (number) => number.replace('+', '00 '),
  'with points': (number) => number.replaceAll(' ', '.'),
  'with hyphens': (number) => number.replaceAll(' ', '-'),
  'with no-break hyphens': (number) => number.replaceAll(' ', '\u2011'),
  'with no-break spaces': (number) => number.replaceAll(' ', '\u00a0'),
  'with a slash': (number) => number.replace(/ (\S+)$/, ' / $1'),
  'with a bracketed country code': (number) => number.replace(/^(\+\d+)/, '($1)'),
  'with full-width digits': (number) =>
    number.replaceAll(/[+\d]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  'in the format characters of a contact card': (number) => `\u202a${number}\u202c`,
  'as a link': (number) => `tel:${number.replaceAll(' ', '')}`,
};

describe.each(Object.entries(written))('a number %s', (_, write) => {
  test('of any country is read as that number', () => {
    expect(numbers.length).toBeGreaterThan(200);
    for (const example of numbers) {
      const number = example.formatInternational();
      for (const locale of locales) expect(phoneNumber(write(number), locale)).toBe(number);
      expect(isInFull(number)).toBe(true);
      expect(phoneLink(number)).toBe(`tel:${example.number}`);
      expect(chatAddress(number)).toBe(`https://wa.me/${example.number.slice(1)}`);
    }
  });
});

describe('phoneNumber', () => {
  test('never reads “(0)” as another number of the country', () => {
    for (const example of numbers) {
      const number = example.formatInternational();
      expect([number, undefined]).toContain(phoneNumber(number.replace(' ', ' (0)'), 'en'));
    }
  });

  test.each([
    ['971 31 20 20', 'es', '+34 971 31 20 20'],
    ['612345678', 'nl', '+34 612 34 56 78'],
    ['612345678'.padEnd(300), 'nl', '+34 612 34 56 78'],
    ['(971) 31 20 20', 'en', '+34 971 31 20 20'],
    ['+34 (0)971 000 000', 'nl', '+34 971 00 00 00'],
    ['+31 (0)6 12345678', 'nl', '+31 6 12345678'],
    ['00 31 (0)6-12345678', 'es', '+31 6 12345678'],
    ['+49 (0) 171 / 123 45 67', 'de', '+49 171 1234567'],
    ['+44 (0)20 7946 0958', 'en', '+44 20 7946 0958'],
    ['+39 (0)6 1234 5678', 'en', '+39 06 1234 5678'],
    ['06 12345678', 'nl', '+31 6 12345678'],
    ['07911 123456', 'en', '+44 7911 123456'],
    ['971 31 20 20, toestel 5', 'nl', '+34 971 31 20 20 ext. 5'],
    ['971 31 20 20 Durchwahl 5', 'de', '+34 971 31 20 20 ext. 5'],
    ['+44 20 7946 0958 x12', 'en', '+44 20 7946 0958 ext. 12'],
    ['971 31 20 20 ext. 5', 'es', '+34 971 31 20 20 ext. 5'],
    ['971312020 doorkiesnummer 5', 'nl', '+34 971 31 20 20 ext. 5'],
    ['Tel.: 971 31 20 20', 'es', '+34 971 31 20 20'],
    ['Mobiel: 06-12345678', 'nl', '+31 6 12345678'],
    ['☎ (0034) 971·31·20·20.', 'es', '+34 971 31 20 20'],
    ['WhatsApp +34 600 500 400', 'de', '+34 600 50 04 00'],
    ['https://wa.me/34600500400', 'es', '+34 600 50 04 00'],
    ['wa.me/31612345678', 'en', '+31 6 12345678'],
    ['tel:+34%20600%20500%20400', 'es', '+34 600 50 04 00'],
    ['+0034 600500400', 'nl', '+34 600 50 04 00'],
    ['++34 600 500 400', 'es', '+34 600 50 04 00'],
    ['00+34 600 500 400', 'es', '+34 600 50 04 00'],
    // CDCgov/dibbs-ecr-viewer#497, Respect/Validation#665
    ['+1-608-271-9000-x11', 'en', '+1 608 271 9000 ext. 11'],
    ['+1 608 271 9000x1673', 'en', '+1 608 271 9000 ext. 1673'],
    ['+1 (608) 271-9000', 'en', '+1 608 271 9000'],
    ['https://wa.me/34600500400?text=hola', 'es', '+34 600 50 04 00'],
    ['https://api.whatsapp.com/send?phone=34600500400', 'es', '+34 600 50 04 00'],
    ['+34 971 312 020 Ext.: 5', 'es', '+34 971 31 20 20 ext. 5'],
    ['+34 971 312 020, apparaat 5', 'nl', '+34 971 31 20 20 ext. 5'],
    ['+43 1 58858 Klappe 12', 'de', '+43 1 58858 ext. 12'],
    ['tel:+34-600-500-400;ext=12', 'en', '+34 600 50 04 00 ext. 12'],
    ['+31 06 12345678', 'en', '+31 6 12345678'],
    ['06.12.34.56.78', 'nl', '+31 6 12345678'],
    ['971 31 20 20 (ext. 5)', 'es', '+34 971 31 20 20 ext. 5'],
    ['971 31 20 20, extensie 5', 'nl', '+34 971 31 20 20 ext. 5'],
    ['https://web.whatsapp.com/send/?phone=34600500400&text', 'es', '+34 600 50 04 00'],
    ['whatsapp://send?phone=+34600500400', 'en', '+34 600 50 04 00'],
    ['“+34 971 31 20 20”', 'nl', '+34 971 31 20 20'],
    ['34 971 31 20 20', 'es', '+34 971 31 20 20'],
    // intl-tel-input#2105, libphonenumber-js#141
    ['+٣٤٩٧١٣١٢٠٢٠', 'es', '+34 971 31 20 20'],
    ['۰۰۳۴ ۹۷۱ ۳۱ ۲۰ ۲۰', 'en', '+34 971 31 20 20'],
    ['＋３４（９７１）３１２０２０', 'nl', '+34 971 31 20 20'],
  ] as const)('reads %s on a page in %s as %s', (typed, locale, number) => {
    expect(phoneNumber(typed, locale)).toBe(number);
  });

  test.each([
    // Belgium and the Netherlands, Germany and Austria, and a Spanish page, on which no number begins with a zero.
    ['0475 12 34 56', 'nl'],
    ['0171 1234567', 'de'],
    ['06 12345678', 'es'],
    // No number of Spain.
    ['31 6 12345678', 'nl'],
    ['112', 'es'],
    ['600', 'es'],
    ['+34 971 31 20 2', 'es'],
    ['+34 971 31 20 20 / +34 600 500 400', 'es'],
    ['+39 (0)312 345 6789', 'en'],
    ['bel me', 'nl'],
    // A Dutch or French number on the English page is no Irish one.
    ['06 12 34 56 78', 'en'],
    ['020-5550123', 'en'],
    ['0475/12.34.56', 'en'],
    ['971 312 020 / 12', 'es'],
    ['600 500 400 tardes', 'es'],
    ['+34600500400, +34600500401', 'es'],
    ['+340971312020', 'es'],
    ['Tel. 971 31 20 20, fax 971 31 20 21', 'es'],
    ['+1 800 FLOWERS', 'en'],
    ['+', 'nl'],
    ['0'.repeat(40), 'nl'],
    ['+34 971 31 20 20'.padEnd(301), 'es'],
  ] as const)('reads %s on a page in %s as no number', (typed, locale) => {
    expect(phoneNumber(typed, locale)).toBeUndefined();
  });

  test('keeps an extension in the link to call, and leaves it out of the link to chat', () => {
    expect(phoneLink('+34 971 31 20 20 ext. 5')).toBe('tel:+34971312020;ext=5');
    expect(chatAddress('+34 971 31 20 20 ext. 5')).toBe('https://wa.me/34971312020');
  });
});
