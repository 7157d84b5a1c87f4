import type { Business, LegalPage } from '#core/business/business.ts';
import type { LegalText, LegalTexts } from '#core/business/legal-version.ts';
import { perLocale, type Locale } from '#core/locale.ts';
import { businessFacts } from './business/business-facts.ts';
import { fill } from './fill.ts';
import { formatDate, formatEuro, formatPercent } from './format.ts';
import { legalWords } from './words.ts';

/** Returns the finished text of a legal page in every language. */
export const legalTexts = (document: LegalPage, facts: Facts): LegalTexts =>
  perLocale((locale) => legalText({ locale, document, facts }));

export function legalText({ locale, document, facts }: LegalTextOptions): LegalText {
  const values = {
    name: facts.name,
    email: facts.email,
    phone: facts.phone,
    taxNumber: namedTaxNumber(facts.taxNumber),
    street: facts.address.street,
    town: `${facts.address.postalCode} ${facts.address.town}`,
    island: facts.address.island,
    basePrice: formatEuro(facts.prices.baseCents, locale),
    rentalFeeOf: facts.rentalFeeOf[locale],
    rentalFee: formatPercent(facts.prices.rentalFeePercent, locale),
    aiService: facts.processors.aiService,
    fallbackService: facts.processors.fallbackService,
  };
  const filled = (text: string) => fill(text, values);
  const empty = Object.entries(values).flatMap(([name, value]) => (value === '' ? [`{${name}}`] : []));
  const isNamed = (item: string) => !empty.some((name) => item.includes(name));
  const { title, intro, sections } = legalWords(locale)[document];
  const registered = businessFacts(locale).legal.map(({ label, text }) => `${label}: ${text}`);
  return {
    title,
    intro: filled(intro),
    added: facts.legal[document][locale].split('\n').filter((text) => text.trim() !== ''),
    sections: (sections as readonly Section[]).map(({ heading, paragraphs, list, table }, index) => ({
      heading,
      paragraphs: [...paragraphs.map(filled), ...(document === 'legal' && index === 0 ? registered : [])],
      ...(list && { list: list.filter(isNamed).map(filled) }),
      ...(table && { table: { heads: [...table.heads], rows: table.rows.map((row) => row.map(filled)) } }),
    })),
  };
}

/**
 * Puts the name of Spanish tax numbers before a number that the owner entered without one. No number has three letters in a row.
 * @example namedTaxNumber('B57123456') // => 'NIF B57123456'
 */
const namedTaxNumber = (number: string): string =>
  /\p{L}{3}/u.test(number.replaceAll('.', '')) ? number : `NIF ${number}`;

/** @example versionDate('2026-11-26.2', 'nl') // => '26 november 2026 (2)' */
export function versionDate(version: string, locale: Locale): string {
  const [day = '', number] = version.split('.');
  return formatDate(day, locale) + (number === undefined ? '' : ` (${number})`);
}

type Section = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  table?: { heads: readonly string[]; rows: readonly (readonly string[])[] };
};
type LegalTextOptions = { locale: Locale; document: LegalPage; facts: Facts };
type Facts = Pick<
  Business,
  'name' | 'email' | 'phone' | 'taxNumber' | 'prices' | 'rentalFeeOf' | 'address' | 'processors' | 'legal'
>;
