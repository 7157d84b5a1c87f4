import { createContext, useContext } from 'react';
import { sourceLocale, type Locale } from '#core/locale.ts';
import { sourceDeskWords } from '#i18n/desk/asked-words.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** The desk’s language and texts. On a page of the public site, that page’s language. */
export type Desk = { language: Locale; words: DeskWords };

export const sourceDesk: Desk = { language: sourceLocale, words: sourceDeskWords };

export const WorkingLanguage = createContext(sourceDesk);

export const useDesk = (): Desk => useContext(WorkingLanguage);

/** The name of the business at build time. */
export const SiteName = createContext('');

/** The business promises to answer e-mails within this many hours. The page of the desk was built with this number. */
export const AnswerHours = createContext(0);
