import { createContext, useContext } from 'react';
import { sourceLocale, type Locale } from '#core/locale.ts';
import { sourceDeskWords } from '#i18n/desk/asked-words.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** The language somebody works in: the one chosen at the desk, and on a page of the site the page's own. All words of the desk in it. */
export type Desk = { language: Locale; words: DeskWords };

/** As the server draws it. */
export const sourceDesk: Desk = { language: sourceLocale, words: sourceDeskWords };

export const WorkingLanguage = createContext(sourceDesk);

export const useDesk = (): Desk => useContext(WorkingLanguage);
