import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { DeskLanguage } from '../../frame/DeskLanguage.tsx';
import '../access.css';

/** What is seen before anybody is inside: one narrow column, in a language that can be chosen. */
export const Threshold = ({ words, language, children }: Props) => (
  <main className="desk-main desk-narrow">
    {children}
    <DeskLanguage words={words} language={language} />
  </main>
);

type Props = { words: DeskWords; language: Locale; children: ReactNode };
