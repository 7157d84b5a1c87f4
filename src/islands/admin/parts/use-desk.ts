import { createContext, useContext } from 'react';
import { sourceLocale, type Locale } from '#core/locale.ts';
import { sourceDeskWords } from '#i18n/desk/asked-words.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** The language and texts of the desk. On a page of the public site, they are in the language of that page. */
export type Desk = { language: Locale; words: DeskWords };

/** The language that the server renders. */
export const sourceDesk: Desk = { language: sourceLocale, words: sourceDeskWords };

export const WorkingLanguage = createContext(sourceDesk);

export const useDesk = (): Desk => useContext(WorkingLanguage);

/** The name of the business that the page of the desk was built with. */
export const SiteName = createContext('');
