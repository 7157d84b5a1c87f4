import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { typedAddress } from '../typed-text/typed-address.ts';
import type { Locale } from '../locale.ts';
import { trimmedEnd } from '../typed-text/trimmed-end.ts';

/**
 * Reads a telephone number as people type it. Returns its international form, from which `phone-link.ts` makes links,
 * or undefined if it is no number or could be that of two countries. The library is too large for visitors' pages.
 * The owner’s own numbers follow stricter rules: `core/business/saving/own-phone-numbers.ts`.
 * @example phoneNumber('0034 (0)971.31.20.20', 'es') // => '+34 971 31 20 20'
 */
export function phoneNumber(typed: string, locale: Locale): string | undefined {
  if (typed.length > maxTyped) return undefined;
  const spaced = typedAddress(typed)
    .replace(/^.*(?:\bwa\.me\/|whatsapp\S*[?&]phone=)\+?(\d+).*$/i, '+$1')
    // “Tel. 971…”, “☎ 971…”
    .replace(/^[^\p{Nd}+(]+/u, '')
    .replaceAll(/%20|[·•]/g, ' ');
  const text = trimmedEnd(spaced, /[\s,.;]/)
    // A prefix that was typed twice, as in “+0034”.
    .replace(/^(?:(?:\+|00)\s*)+(?=\+|00)/, '')
    .replace(/^\(\s*(\+|00)\s*(\d{1,3})\s*\)/, '$1$2 ')
    .replace(
      /[\s,(]+(?:toestel(?:nummer)?|tst|extensie|doorkiesnummer|intern|apparaat|app|durchwahl|nebenstelle|nst|dw|klappe|ext)\b[.:]{0,2}([^)]*)\)?$/i,
      ' ext. $1',
    );
  // “(0)” is dialled within most countries only, but in Italy from everywhere. A number that fits both is refused.
  const readings = [text, text.replace(/\(\s*0\s*\)/, ' ')].flatMap((reading) => read(reading, locale));
  return new Set(readings).size === 1 ? readings[0] : undefined;
}

/** Longer than any number or link to a chat. The expression for links takes long for long texts. */
const maxTyped = 300;

function read(text: string, locale: Locale): string[] {
  // A Spanish number never begins with a zero, and in the countries below every other number does.
  const isNational = /^[^\d+]*0(?!0)/.test(text);
  const countries = isNational ? countriesOf[locale] : [home];
  return countries.flatMap((country) => {
    const found = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
    if (!found?.isValid()) return [];
    // The library writes the extension in the manner of each country.
    const number = parsePhoneNumberFromString(found.number)?.formatInternational() ?? found.number;
    return [found.ext === undefined ? number : `${number} ext. ${found.ext}`];
  });
}

/** The country of a number without a prefix: the business and many of its customers are in Spain. */
const home: CountryCode = 'ES';

/**
 * Where people who read a language write its numbers with a zero. A number that fits in two of them is refused. Ireland
 * is left out: many numbers of the Netherlands and France, whose people read English too, would be Irish.
 */
const countriesOf: Record<Locale, CountryCode[]> = {
  nl: ['NL', 'BE'],
  en: ['GB'],
  de: ['DE', 'AT', 'CH'],
  es: [],
};
