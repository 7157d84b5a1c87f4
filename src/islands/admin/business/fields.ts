import type { FieldPath } from '#core/business/business.ts';
import type { FieldInput } from '#core/business/fields/field-kinds.ts';
import { fieldKinds } from '#core/business/field-texts.ts';
import { sectionOf, type SectionName } from '#core/business/fields/sections.ts';
import { weekdays } from '#core/business/hours/weekdays.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { dayName } from '#i18n/format.ts';
import { sourceDesk, useDesk } from '../parts/use-desk.ts';

/** The fields with a label of their own. The components of `BusinessSection` name the others, such as people. */
export type LabelledField = keyof DeskWords['business']['fields'];

/** Returns the labelled fields of a section, in the order of the labels. */
export const fieldsOf = (section: SectionName): LabelledField[] =>
  (Object.keys(sourceDesk.words.business.fields) as LabelledField[]).filter(
    (path) => sectionOf(path) === section,
  );

/** Returns the attributes of the field’s `<input>`. `control` says which component draws it. */
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
