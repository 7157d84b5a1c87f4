import { isLocale, languages, locales, type Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { $deskLanguage } from '#stores/desk-language.ts';

/** The language of the desk, to be chosen. */
export const DeskLanguage = ({ words, language }: { words: DeskWords; language: Locale }) => (
  <label>
    <span className="visually-hidden">{words.frame.language}</span>
    <select
      value={language}
      onChange={({ target }) => {
        if (isLocale(target.value)) $deskLanguage.set(target.value);
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
