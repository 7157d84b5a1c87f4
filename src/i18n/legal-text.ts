import type { Business } from '#core/business/business.ts';
import type { Locale } from '#core/locale.ts';
import type { LegalWords } from './dictionary.ts';
import { fill } from './fill.ts';
import { formatEuro, formatPercent } from './format.ts';
import { legalWords } from './words.ts';

export function legalText({ locale, document, facts }: Asked): LegalText & { added: readonly string[] } {
  const values = {
    name: facts.name,
    email: facts.email,
    phone: facts.phone,
    taxNumber: facts.taxNumber,
    street: facts.address.street,
    town: `${facts.address.postalCode} ${facts.address.town}`,
    island: facts.address.island,
    basePrice: formatEuro(facts.prices.baseCents, locale),
    rentalFee: formatPercent(facts.prices.rentalFeePercent, locale),
  };
  const filled = (text: string) => fill(text, values);
  const { title, intro, sections }: LegalText = legalWords(locale)[document];
  const added = facts.legal[document][locale].split('\n').filter((text) => text.trim() !== '');
  return {
    title,
    intro: filled(intro),
    added,
    sections: sections.map(({ heading, paragraphs, list }) => ({
      heading,
      paragraphs: paragraphs.map(filled),
      ...(list === undefined ? {} : { list: list.map(filled) }),
    })),
  };
}

export type LegalPage = keyof LegalWords;
type LegalText = { title: string; intro: string; sections: readonly LegalSection[] };
type LegalSection = { heading: string; paragraphs: readonly string[]; list?: readonly string[] };
type Asked = { locale: Locale; document: LegalPage; facts: Facts };
type Facts = Pick<Business, 'name' | 'email' | 'phone' | 'taxNumber' | 'prices' | 'address' | 'legal'>;
