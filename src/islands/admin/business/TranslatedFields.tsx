import type { FieldTexts } from '#core/business/field-texts.ts';
import { isToBeSeen, LanguageFields, type TranslatedPath } from './LanguageFields.tsx';

/** The fields of a detail that has a text in each language. The fields stay folded until a language has a text or a problem. */
export const TranslatedFields = ({ legend, hint, ...fields }: Props) => (
  <details open={isToBeSeen(fields)}>
    <summary>{legend}</summary>
    <div className="stack">
      {hint !== undefined && <p className="soft">{hint}</p>}
      <LanguageFields {...fields} />
    </div>
  </details>
);

type Props = {
  path: TranslatedPath;
  legend: string;
  hint?: string;
  typed: FieldTexts;
  problemOf: (path: string) => string | undefined;
};
