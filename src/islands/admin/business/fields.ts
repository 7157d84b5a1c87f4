import type { ComponentProps } from 'react';
import { weekdays } from '#core/business/business.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { dayName } from '#i18n/format.ts';
import { useDesk } from '../parts/use-desk.ts';

export type FieldPath = keyof DeskWords['business']['fields'];

/** The list omits fields that repeat, such as testimonials: `BusinessSection` adds them. */
export const sections = {
  identity: ['name', 'legalName', 'register', 'taxNumber'],
  contact: ['phone', 'chatNumber', 'emergencyPhone', 'email'],
  address: ['address.street', 'address.postalCode', 'address.town', 'address.island', 'address.countryCode'],
  hours: ['holidays'],
  promises: ['promises.emailHours', 'promises.formHours', 'promises.aroundTheClock'],
  area: ['languages', 'municipalities'],
  faq: ['faq.nl', 'faq.en', 'faq.es', 'faq.de'],
  proof: [
    'insurance.insurer',
    'insurance.policy',
    'insurance.sum',
    'insurance.validUntil',
    'badges.igj',
    'badges.iso9001',
  ],
  testimonials: [],
  notice: [
    'notice.starts',
    'notice.ends',
    'notice.texts.nl',
    'notice.texts.en',
    'notice.texts.es',
    'notice.texts.de',
  ],
  prices: [
    'prices.baseCents',
    'prices.rentalFeePercent',
    'prices.extras.groceries',
    'prices.extras.handyman',
    'prices.extras.emergency',
    'prices.extras.deepclean',
    'prices.extras.windowwash',
    'prices.extras.pest',
    'prices.extras.carclean',
  ],
  people: [],
  pictures: [],
  names: [],
  partner: ['partner.name', 'partner.url'],
  legal: [],
  settings: [
    'settings.NEWS_HOUR',
    'settings.NEWS_FEEDS',
    'settings.RETENTION_DAYS',
    'settings.BUILDS_PER_MONTH',
    'settings.BITCOIN_CONFIRMATIONS',
  ],
} as const satisfies Record<keyof DeskWords['business']['sections'], readonly FieldPath[]>;

export type SectionName = keyof typeof sections;

/** Returns the section that contains a field, or a part of it such as `faq.nl.0`. */
export function sectionOf(path: string): SectionName {
  const all = Object.entries(sections) as [SectionName, readonly FieldPath[]][];
  const listed = all.find(([, paths]) =>
    paths.some((field) => path === field || path.startsWith(`${field}.`)),
  );
  return (listed ?? all.find(([name]) => path.startsWith(`${name}.`)))?.[0] ?? 'identity';
}

export const inputOf: Partial<Record<FieldPath, Pick<ComponentProps<'input'>, 'type' | 'inputMode'>>> = {
  phone: { type: 'tel' },
  chatNumber: { type: 'tel' },
  emergencyPhone: { type: 'tel' },
  email: { type: 'email' },
  'insurance.sum': { inputMode: 'numeric' },
  'insurance.validUntil': { type: 'date' },
  'notice.starts': { type: 'date' },
  'notice.ends': { type: 'date' },
  'partner.url': { type: 'url' },
  'promises.emailHours': { inputMode: 'numeric' },
  'promises.formHours': { inputMode: 'numeric' },
};

export function useFieldNames(): (path: string) => string {
  const { words, language } = useDesk();
  return (path) => {
    const [section, day = ''] = path.split('.');
    if (section === 'hours')
      return dayName(
        weekdays.findIndex((known) => known === day),
        language,
      );
    const repeated = ['testimonials', 'people', 'pictures', 'names', 'legal'] as const;
    const found = repeated.find((known) => known === section);
    if (found !== undefined) return words.business.sections[found];
    return Object.entries(words.business.fields).find(([known]) => known === path)?.[1] ?? path;
  };
}
