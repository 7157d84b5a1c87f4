import { createContext, useContext } from 'react';
import { sourceLocale, type Locale } from '#core/locale.ts';
import { sourceDeskWords } from '#i18n/desk/asked-words.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** On a public page, the language is that page’s language. */
export type Desk = { language: Locale; words: DeskWords };

export const sourceDesk: Desk = { language: sourceLocale, words: sourceDeskWords };

export const WorkingLanguage = createContext(sourceDesk);

export const useDesk = (): Desk => useContext(WorkingLanguage);

export const SiteName = createContext('');

/** Hours. The business promises to answer e-mails within this time. */
export const AnswerHours = createContext(0);
