import type { ReactNode } from 'react';
import { isLocale, locales, type Locale } from '#core/locale.ts';
import { deskPages } from '#core/desk-pages.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { languages } from '#i18n/languages.ts';
import { $deskLanguage } from '#stores/desk-language.ts';
import { signOut } from '#stores/session.ts';

/** What surrounds every page of the desk: where one is, the language of the desk, and the way out. */
export function DeskFrame({ words, language, title, children }: Props) {
  return (
    <>
      <header className="desk-bar">
        <nav aria-label={words.frame.desk}>
          <a href={deskPages.home}>{words.frame.desk}</a>
          <a href="/blog">{words.frame.site}</a>
        </nav>
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
        <button type="button" className="button button-quiet" onClick={() => void signOut()}>
          {words.frame.signOut}
        </button>
      </header>
      <main className="desk-main">
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}

type Props = { words: DeskWords; language: Locale; title: string; children: ReactNode };
