import { useEffect, useRef, type ReactNode } from 'react';
import { useDesk } from '../../parts/use-desk.ts';
import './article-page.css';

/**
 * The page of an article: a bar that stays, with what it is called, its languages, whether it is saved and what can be done; the
 * text below it, and everything else at its side. While it is being stored nothing is changed, and the focus stays where it is.
 */
export function ArticleLayout({ title, tabs, state, actions, side, isBusy = false, children }: Props) {
  const { words } = useDesk();
  const texts = words.writing.article;
  useEffect(() => {
    document.title = `${title} · ${words.frame.desk}`;
  }, [title, words]);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = page.current;
    if (!isBusy || place === null) return undefined;
    for (const name of changing) place.addEventListener(name, hold, { capture: true });
    return () => {
      for (const name of changing) place.removeEventListener(name, hold, { capture: true });
    };
  }, [isBusy]);
  return (
    <div ref={page} className="article-page" aria-busy={isBusy}>
      <section className="article-bar" aria-label={texts.bar}>
        <p className="article-bar-title">{title}</p>
        {tabs}
        <div className="article-bar-state desk-hint">{state}</div>
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

/** The browser's own events: React's `onBeforeInput` knows nothing of what is deleted or cut. */
const changing = ['click', 'beforeinput', 'paste', 'drop'];

/** Neither the browser nor a component does anything with it. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

type Props = {
  title: string;
  /** To its other languages; none where it is not stored yet. */
  tabs?: ReactNode;
  /** Whether it is saved. */
  state: ReactNode;
  actions: ReactNode;
  side: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
};
