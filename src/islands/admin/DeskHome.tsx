import { deskPages } from '#core/desk-pages.ts';
import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { AllArticles } from './articles/AllArticles.tsx';

/** Where an editor begins: the ways to the other pages, and every article. */
export function DeskHome({ words, language }: { words: DeskWords; language: Locale }) {
  return (
    <>
      <div className="buttons">
        <a className="button" href={deskPages['manual-blog-create']}>
          {words.frame.toManual}
        </a>
        {(['enquiries', 'news', 'trash', 'editors', 'actions', 'missing-pages'] as const).map((page) => (
          <a key={page} className="button button-quiet" href={deskPages[page]}>
            {words.pages[page]}
          </a>
        ))}
      </div>
      <AllArticles words={words} language={language} />
    </>
  );
}
