import { useEffect, type ReactNode } from 'react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import './article-page.css';

/**
 * The page of an article: a bar that stays, with what it is called, its languages, whether it is saved and what can be done; the
 * text below it, and everything else at its side. While it is being stored nothing is changed, and the focus stays where it is.
 */
export function ArticleLayout({ title, tabs, state, actions, side, isBusy, words, children }: Props) {
  const texts = words.writing.article;
  useEffect(() => {
    document.title = `${title} · ${words.frame.desk}`;
  }, [title, words]);
  const hold = (event: { preventDefault: () => void }) => {
    if (isBusy) event.preventDefault();
  };
  return (
    <div className="article-page" aria-busy={isBusy} onBeforeInputCapture={hold} onClickCapture={hold}>
      <section className="article-bar" aria-label={texts.bar}>
        <p className="article-bar-title">{title}</p>
        {tabs}
        <div className="article-bar-state">{state}</div>
        <div className="article-bar-actions">{actions}</div>
      </section>
      <div className="article-columns">
        <div className="article-text">{children}</div>
        <aside className="article-side" aria-label={texts.side}>
          {side}
        </aside>
      </div>
    </div>
  );
}

type Props = {
  title: string;
  /** To its other languages; none where it is not stored yet. */
  tabs?: ReactNode;
  /** Whether it is saved. */
  state: ReactNode;
  actions: ReactNode;
  side: ReactNode;
  isBusy: boolean;
  words: DeskWords;
  children: ReactNode;
};
