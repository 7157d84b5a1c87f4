import { languages, sourceFirst, type Locale } from '#core/locale.ts';
import type { FieldPath } from '#core/business/business.ts';
import { fieldKinds, type FieldTexts } from '#core/business/field-texts.ts';
import { boundTo } from '#stores/business-form.ts';
import { TextArea, TextField } from '../parts/form/TextField.tsx';

/** The fields stay folded until a language has a text or a problem. */
export function TranslatedFields({ path, legend, hint, typed, problemOf }: Props) {
  const fields = sourceFirst.map((locale) => {
    const bound = boundTo(typed, `${path}.${locale}`);
    return { locale, ...bound, problem: problemOf(bound.name) };
  });
  return (
    <details open={fields.some(({ value, problem }) => value !== '' || problem !== undefined)}>
      <summary>{legend}</summary>
      <div className="stack">
        {hint !== undefined && <p className="soft">{hint}</p>}
        {fields.map(({ locale, ...field }) => {
          const own = { ...field, label: languages[locale].name, lang: locale };
          return fieldKinds[`${path}.${locale}`].input.control === 'line' ? (
            <TextField key={locale} {...own} />
          ) : (
            <TextArea key={locale} {...own} rows={4} />
          );
        })}
      </div>
    </details>
  );
}

type Props = {
  path: TranslatedPath;
  legend: string;
  hint?: string;
  typed: FieldTexts;
  problemOf: (path: string) => string | undefined;
};

/** @example 'legal.privacy' */
export type TranslatedPath = FieldPath extends infer Path
  ? Path extends `${infer Before}.${Locale}`
    ? Before
    : never
  : never;
