import type { EnteredBusiness } from '../business.ts';

/** The section of each field, or of each group of fields. */
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
  processors: 'services',
  settings: 'settings',
} as const satisfies Record<keyof EnteredBusiness, string>;

export type SectionName = (typeof sectionOfField)[keyof EnteredBusiness];

/** Returns the section that contains a field or an entry of a field, such as `faq.nl.0`. */
export function sectionOf(path: string): SectionName {
  // What one unit costs, and whether that includes VAT, is beside its price.
  if (/^names\.(units|withoutVat)\./.test(path)) return 'prices';
  return (sectionOfField as Partial<Record<string, SectionName>>)[path.split('.')[0] ?? ''] ?? 'identity';
}

/** What each section is about, in the order of the sections. */
const groupOfSection = {
  identity: 'business',
  contact: 'business',
  address: 'business',
  hours: 'business',
  area: 'business',
  people: 'business',
  prices: 'offer',
  promises: 'offer',
  names: 'offer',
  partner: 'offer',
  images: 'trust',
  testimonials: 'trust',
  faq: 'trust',
  proof: 'trust',
  notice: 'site',
  glossary: 'site',
  legal: 'site',
  settings: 'technical',
  services: 'technical',
} as const satisfies Record<SectionName, string>;

export const sectionNames = Object.keys(groupOfSection) as SectionName[];

export const sectionGroups = Map.groupBy(sectionNames, (name) => groupOfSection[name]);
