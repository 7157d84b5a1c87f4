import { languages, sourceFirst } from '#core/locale.ts';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { boundTo } from '#stores/business-form.ts';
import { Field } from '../parts/form/Field.tsx';

/** The fields stay folded until a language has a text or a problem. */
export function TranslatedFields({ path, legend, hint, isLong = false, typed, problemOf }: Props) {
  const fields = sourceFirst.map((locale) => {
    const { name, value, onText } = boundTo(typed, `${path}.${locale}`);
    return { locale, name, value, onText, problem: problemOf(name) };
  });
  return (
    <details open={fields.some(({ value, problem }) => value !== '' || problem !== undefined)}>
      <summary>{legend}</summary>
      <div className="desk-stack">
        {hint !== undefined && <p className="desk-hint">{hint}</p>}
        {fields.map(({ locale, name, value, onText, problem }) => (
          <Field key={locale} label={languages[locale].name} {...{ name, problem }}>
            {(field) => {
              const input = { ...field, value, lang: locale };
              return isLong ? (
                <textarea {...input} rows={4} onChange={({ target }) => onText(target.value)} />
              ) : (
                <input {...input} onChange={({ target }) => onText(target.value)} />
              );
            }}
          </Field>
        ))}
      </div>
    </details>
  );
}

type Props = {
  path: string;
  legend: string;
  hint?: string;
  isLong?: boolean;
  typed: FieldTexts;
  problemOf: (path: string) => string | undefined;
};
