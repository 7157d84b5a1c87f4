import { createContext, useContext } from 'react';
import { sourceLocale, type Locale } from '#core/locale.ts';
import { sourceDeskWords } from '#i18n/desk/load-desk-words.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** On the desk, `language` is the editor’s choice. On a public page, it is the language of that page. */
export type Desk = { language: Locale; words: DeskWords };

export const sourceDesk: Desk = { language: sourceLocale, words: sourceDeskWords };

export const WorkingLanguage = createContext(sourceDesk);

export const useDesk = (): Desk => useContext(WorkingLanguage);

export const SiteName = createContext('');

/** The addresses of the site’s drawings, by scene. */
export const Drawings = createContext<Partial<Record<string, string>>>({});

/** The number of hours within which the business promises to answer e-mails. */
export const AnswerHours = createContext(0);
