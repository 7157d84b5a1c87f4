import type { EnteredBusiness } from '../business.ts';

/** The section of each field, or of each group of fields, in the order of the sections. */
const sectionOfField = {
  name: 'identity',
  legalName: 'identity',
  register: 'identity',
  taxNumber: 'identity',
  phone: 'contact',
  chatNumber: 'contact',
  emergencyPhone: 'contact',
  email: 'contact',
  address: 'address',
  hours: 'hours',
  holidays: 'hours',
  promises: 'promises',
  languages: 'area',
  municipalities: 'area',
  faq: 'faq',
  keyFaq: 'faq',
  insurance: 'proof',
  badges: 'proof',
  testimonials: 'testimonials',
  notice: 'notice',
  prices: 'prices',
  singlePrices: 'prices',
  rentalFeeOf: 'prices',
  people: 'people',
  blogWriter: 'people',
  images: 'images',
  names: 'names',
  glossary: 'glossary',
  partner: 'partner',
  legal: 'legal',
  processors: 'legal',
  settings: 'settings',
} as const satisfies Record<keyof EnteredBusiness, string>;

export type SectionName = (typeof sectionOfField)[keyof EnteredBusiness];

/** Returns the section that contains a field or an entry of a field, such as `faq.nl.0`. */
export function sectionOf(path: string): SectionName {
  // What one unit costs, and whether that includes VAT, is beside its price.
  if (/^names\.(units|withoutVat)\./.test(path)) return 'prices';
  return (sectionOfField as Partial<Record<string, SectionName>>)[path.split('.')[0] ?? ''] ?? 'identity';
}

export const sectionNames: SectionName[] = [...new Set(Object.values(sectionOfField))];
