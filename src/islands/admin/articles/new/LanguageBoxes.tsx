import { useId } from 'react';
import { languages, sourceFirst, type Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { Problem } from '../../parts/form/Problem.tsx';
import { Check } from '../../parts/form/Check.tsx';

/** Chooses the languages in which an article is to appear. */
export function LanguageBoxes({ texts, hint, chosen, problem, onChoose }: Props) {
  const id = useId();
  return (
    <fieldset className="stack gap-2 desk-field" aria-describedby={`${id}-hint`}>
      <legend>{texts.languages}</legend>
      <div className="row">
        {sourceFirst.map((locale) => (
          <Check
            key={locale}
            label={languages[locale].name}
            name="languages"
            value={locale}
            checked={chosen.includes(locale)}
            onChange={(isChecked) =>
              onChoose(sourceFirst.filter((other) => (other === locale ? isChecked : chosen.includes(other))))
            }
          />
        ))}
      </div>
      <p className="soft" id={`${id}-hint`}>
        {hint}
      </p>
      <Problem text={problem} />
    </fieldset>
  );
}

type Props = {
  texts: DeskWords['manual'];
  hint: string;
  chosen: Locale[];
  problem: string | undefined;
  onChoose: (languages: Locale[]) => void;
};
