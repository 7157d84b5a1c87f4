import { useId } from 'react';
import { sourceFirst, type Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { Problem } from '../../parts/form/Problem.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { Check } from '../../parts/form/Check.tsx';

/** Chooses the languages in which an article is to appear. */
export function LanguageBoxes({ texts, hint, chosen, problem, onChoose }: Props) {
  const { words } = useDesk();
  const id = useId();
  return (
    <fieldset className="stack gap-2 desk-field" aria-describedby={`${id}-hint`}>
      <legend>{texts.languages}</legend>
      <div className="row">
        {sourceFirst.map((locale) => (
          <Check
            key={locale}
            label={words.languageNames[locale]}
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
