import type { ComponentProps } from 'react';
import { weekdays } from '#core/business/business.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { dayName } from '#i18n/format.ts';
import { sourceDesk, useDesk } from '../parts/use-desk.ts';

export type FieldPath = keyof DeskWords['business']['fields'];

const under = (...prefixes: string[]): FieldPath[] =>
  (Object.keys(sourceDesk.words.business.fields) as FieldPath[]).filter((path) =>
    prefixes.some((prefix) => path.startsWith(`${prefix}.`)),
  );

/** Omits fields for which `BusinessSection` has special inputs, such as opening hours and testimonials. */
export const sections = {
  identity: ['name', 'legalName', 'register', 'taxNumber'],
  contact: ['phone', 'chatNumber', 'emergencyPhone', 'email'],
  address: under('address'),
  hours: ['holidays'],
  promises: under('promises'),
  area: ['languages', 'municipalities'],
  faq: under('faq'),
  proof: under('insurance', 'badges'),
  testimonials: [],
  notice: under('notice'),
  prices: under('prices'),
  people: [],
  pictures: [],
  names: [],
  glossary: ['glossary'],
  partner: under('partner'),
  legal: under('processors'),
  settings: under('settings'),
} as const satisfies Record<keyof DeskWords['business']['sections'], readonly FieldPath[]>;

export type SectionName = keyof typeof sections;

/** Returns the section that contains a field or an entry of a field, such as `faq.nl.0`. */
export function sectionOf(path: string): SectionName {
  const top = (field: string) => field.split('.')[0];
  const all = Object.entries(sections) as [SectionName, readonly FieldPath[]][];
  return (
    all.find(([name, fields]) => name === top(path) || fields.some((one) => top(one) === top(path)))?.[0] ??
    'identity'
  );
}

/** Returns {} if the field is plain text. */
export function inputOf(path: string): Pick<ComponentProps<'input'>, 'type' | 'inputMode'> {
  if (/(phone|chatNumber)$/i.test(path)) return { type: 'tel' };
  if (/(starts|ends|validUntil)$/.test(path)) return { type: 'date' };
  if (/(Hours|\.sum)$/.test(path)) return { inputMode: 'numeric' };
  if (path === 'email') return { type: 'email' };
  return path === 'partner.url' ? { type: 'url' } : {};
}

export function useFieldNames(): (path: string) => string {
  const { words, language } = useDesk();
  return (path) => {
    const [section, day = ''] = path.split('.');
    if (section === 'hours')
      return dayName(
        weekdays.findIndex((known) => known === day),
        language,
      );
    const { fields, sections: titles } = words.business;
    return (fields as Partial<Record<string, string>>)[path] ?? titles[sectionOf(path)];
  };
}
