import { createContext, useContext } from 'react';
import { sourceLocale, type Locale } from '#core/locale.ts';
import { sourceDeskWords } from '#i18n/desk/asked-words.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** The working language and its words: the one chosen at the desk; on a page of the site, the page's own. */
export type Desk = { language: Locale; words: DeskWords };

/** What the server renders with. */
export const sourceDesk: Desk = { language: sourceLocale, words: sourceDeskWords };

export const WorkingLanguage = createContext(sourceDesk);

export const useDesk = (): Desk => useContext(WorkingLanguage);
