import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { deskPages } from '#core/desk-pages.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { signOut } from '#stores/session.ts';
import { DeskLanguage } from './DeskLanguage.tsx';
import { WhoIsHere } from './access/WhoIsHere.tsx';

/** What surrounds every page of the desk: where one is, the language of the desk, and the way out. */
export function DeskFrame({ words, language, title, children }: Props) {
  return (
    <>
      <header className="desk-bar">
        <nav aria-label={words.frame.desk}>
          <a href={deskPages.home}>{words.frame.desk}</a>
          <a href="/blog">{words.frame.site}</a>
        </nav>
        <WhoIsHere words={words} />
        <DeskLanguage words={words} language={language} />
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
