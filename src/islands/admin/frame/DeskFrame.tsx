import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { deskPages, type DeskPage } from '#core/desk-pages.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { signOut } from '#session/session.ts';
import { DeskLanguage } from './DeskLanguage.tsx';
import { DeskNav } from './DeskNav.tsx';
import { WhoIsHere } from '../access/WhoIsHere.tsx';

/** What surrounds every page of the desk: the ways through it, who is here, the language of the desk, and the way out. */
export function DeskFrame({ words, language, page, children }: Props) {
  return (
    <>
      <header className="desk-head">
        <div className="desk-bar">
          <a className="desk-name" href={deskPages.home}>
            {words.frame.desk}
          </a>
          <a className="desk-to-site" href="/blog">
            {words.frame.site}
          </a>
          <WhoIsHere words={words} />
          <DeskLanguage words={words} language={language} />
          <button type="button" className="button button-quiet" onClick={() => void signOut()}>
            {words.frame.signOut}
          </button>
        </div>
        <DeskNav page={page} words={words} />
      </header>
      <main className="desk-main">
        {/* Whoever comes by the sign-in page and has a session sees the first page. */}
        <h1>{words.pages[page === 'sign-in' ? 'home' : page]}</h1>
        {children}
      </main>
    </>
  );
}

type Props = { words: DeskWords; language: Locale; page: DeskPage; children: ReactNode };
