import type { FieldPath } from '#core/business/business.ts';
import { languages, sourceFirst, type Locale } from '#core/locale.ts';
import { fieldKinds, type FieldTexts } from '#core/business/field-texts.ts';
import { boundTo } from '#stores/business-form.ts';
import { TextArea, TextField } from '../parts/form/TextField.tsx';

/** A field for each language of a translated detail. */
export const LanguageFields = ({ path, typed, problemOf }: Props) =>
  sourceFirst.map((locale) => {
    const bound = boundTo(typed, `${path}.${locale}`);
    const own = { ...bound, problem: problemOf(bound.name), label: languages[locale].name, lang: locale };
    return fieldKinds[`${path}.${locale}`].input.control === 'line' ? (
      <TextField key={locale} {...own} />
    ) : (
      <TextArea key={locale} {...own} rows={4} />
    );
  });

/** Whether a language has a text that an editor should see, or a problem. */
export const isToBeSeen = ({ path, typed, problemOf }: Props): boolean =>
  sourceFirst.some((locale) => {
    const { name, value } = boundTo(typed, `${path}.${locale}`);
    return value !== '' || problemOf(name) !== undefined;
  });

type Props = { path: TranslatedPath; typed: FieldTexts; problemOf: (path: string) => string | undefined };

/** @example 'legal.privacy' */
export type TranslatedPath = FieldPath extends infer Path
  ? Path extends `${infer Before}.${Locale}`
    ? Before
    : never
  : never;
