import { createContext, useContext } from 'react';
import { sourceLocale, type Locale } from '#core/locale.ts';
import { sourceDeskWords } from '#i18n/desk/asked-words.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** The desk's language and its texts: the language chosen at the desk or, on a page of the site, that of the page. */
export type Desk = { language: Locale; words: DeskWords };

/** The language that the server renders. */
export const sourceDesk: Desk = { language: sourceLocale, words: sourceDeskWords };

export const WorkingLanguage = createContext(sourceDesk);

export const useDesk = (): Desk => useContext(WorkingLanguage);

/** The name of the business, as the page of the desk was built with. */
export const SiteName = createContext('');
