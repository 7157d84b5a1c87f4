import { createContext, useContext } from 'react';
import { sourceLocale, type Locale } from '#core/locale.ts';
import { deskWords, type DeskWords } from '#i18n/desk/desk-words.ts';

/** The language somebody works in: the one chosen at the desk, and on a page of the site the page's own. */
export const WorkingLanguage = createContext<Locale>(sourceLocale);

/** That language, and all words of the desk in it. */
export function useDesk(): Desk {
  const language = useContext(WorkingLanguage);
  return { language, words: deskWords(language) };
}

export type Desk = { language: Locale; words: DeskWords };
