import type { EnteredBusiness, FieldPath } from '#core/business/business.ts';
import type { FieldInput } from '#core/business/fields/field-kinds.ts';
import { fieldKinds } from '#core/business/field-texts.ts';
import { weekdays } from '#core/business/hours/weekdays.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { dayName } from '#i18n/format.ts';
import { sourceDesk, useDesk } from '../parts/use-desk.ts';

/** The fields with a label of their own. The components of `BusinessSection` name the others, such as people. */
export type LabelledField = keyof DeskWords['business']['fields'];

export type SectionName = keyof DeskWords['business']['sections'];

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
  pictures: 'pictures',
  names: 'names',
  glossary: 'glossary',
  partner: 'partner',
  legal: 'legal',
  processors: 'legal',
  settings: 'settings',
} as const satisfies Record<keyof EnteredBusiness, SectionName>;

/** Returns the section that contains a field or an entry of a field, such as `faq.nl.0`. */
export const sectionOf = (path: string): SectionName =>
  (sectionOfField as Partial<Record<string, SectionName>>)[path.split('.')[0] ?? ''] ?? 'identity';

export const sectionNames: SectionName[] = [...new Set(Object.values(sectionOfField))];

/** Returns the labelled fields of a section, in the order of the labels. */
export const fieldsOf = (section: SectionName): LabelledField[] =>
  (Object.keys(sourceDesk.words.business.fields) as LabelledField[]).filter(
    (path) => sectionOf(path) === section,
  );

/** Returns the properties of the field's input. */
export function inputOf(path: FieldPath): Omit<FieldInput, 'control'> {
  const { control: _, ...input } = fieldKinds[path].input;
  return input;
}

export function useFieldNames(): (path: string) => string {
  const { words, language } = useDesk();
  return (path) => {
    const [section, day = ''] = path.split('.');
    if (section === 'hours')
      return dayName(
        weekdays.findIndex((one) => one === day),
        language,
      );
    const { fields, sections: titles } = words.business;
    return (fields as Partial<Record<string, string>>)[path] ?? titles[sectionOf(path)];
  };
}
