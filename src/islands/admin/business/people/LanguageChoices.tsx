import { languages, sourceFirst, type Locale } from '#core/locale.ts';
import { useDesk } from '../../parts/use-desk.ts';

/** The languages of the site that a list of spoken languages lacks. A press adds one at its end. */
export function LanguageChoices({ value, onText, about, separator }: Props) {
  const { addLanguage } = useDesk().words.business;
  const spoken = value
    .split(separator.trim() || separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const isSpoken = (locale: Locale) => spoken.some((name) => namesOf(locale).includes(name));
  const others = sourceFirst.filter((locale) => !isSpoken(locale));
  if (others.length === 0) return null;
  return (
    <div className="row gap-2 language-choices" role="group" aria-label={`${addLanguage}: ${about}`}>
      <span className="soft">{addLanguage}</span>
      {others.map((locale) => {
        const { name } = languages[locale];
        const add = () => onText([...spoken, name].join(separator));
        return (
          <button key={locale} type="button" className="desk-choice" onClick={add}>
            {name}
          </button>
        );
      })}
    </div>
  );
}

/** In Spain, Spanish is often called by another name. */
const namesOf = (locale: Locale): string[] =>
  locale === 'es' ? [languages.es.name, 'Castellano'] : [languages[locale].name];

type Props = { value: string; onText: (text: string) => void; about: string; separator: ', ' | '\n' };
