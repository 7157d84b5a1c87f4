import { isLocale, languages, locales } from '#core/locale.ts';
import { chooseDeskLanguage } from '#stores/desk-language.ts';
import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** Chooses the language of the desk. */
export const DeskLanguage = () => {
  const { words, language } = useDesk();
  return (
    <label className="desk-language">
      <NavIcon name="language" />
      <span className="visually-hidden">{words.frame.language}</span>
      <select
        value={language}
        onChange={({ target }) => {
          if (isLocale(target.value)) chooseDeskLanguage(target.value);
        }}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {languages[locale].name}
          </option>
        ))}
      </select>
    </label>
  );
};
