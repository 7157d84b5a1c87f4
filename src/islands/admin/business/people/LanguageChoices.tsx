import { languages, sourceFirst } from '#core/locale.ts';

/** The languages of the site, each of which a press adds to a list of spoken languages or takes out again. */
export function LanguageChoices({ value, onText, about, separator }: Props) {
  const spoken = value
    .split(separator.trim() || separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return (
    <div className="row gap-2" role="group" aria-label={about}>
      {sourceFirst.map((locale) => {
        const { name } = languages[locale];
        const others = spoken.filter((one) => one !== name);
        const isSpoken = others.length < spoken.length;
        return (
          <button
            key={locale}
            type="button"
            className="desk-choice"
            aria-pressed={isSpoken}
            onClick={() => onText((isSpoken ? others : [...spoken, name]).join(separator))}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}

type Props = { value: string; onText: (text: string) => void; about: string; separator: ', ' | '\n' };
