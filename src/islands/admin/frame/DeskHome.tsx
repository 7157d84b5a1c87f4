import { deskPages } from '#core/desk-pages.ts';
import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { AllArticles } from '../articles/AllArticles.tsx';

/** Where an editor begins: a new article, and every one there is. */
export function DeskHome({ words, language }: { words: DeskWords; language: Locale }) {
  return (
    <>
      <p>
        <a className="button" href={deskPages['manual-blog-create']}>
          {words.pages['manual-blog-create']}
        </a>
      </p>
      <AllArticles words={words} language={language} />
    </>
  );
}
