import { useEffect, useId, useRef, type ReactNode } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import { NavIcon } from '../../parts/drawings/NavIcon.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { isSideShown, showSide } from '../../parts/browser/side-sheet.ts';
import './article-page.css';
import './article-side.css';

/**
 * The frame of the pages that edit an article: languages and buttons above, the text, and panels beside it.
 * While `isBusy`, blocks changes to the page. Fields remain enabled, because a disabled field loses the focus.
 */
export function ArticleLayout({ title, tabs, state, next, actions, side, isBusy = false, children }: Props) {
  const { words } = useDesk();
  const texts = words.writing.article;
  useEffect(() => {
    document.title = `${title} · ${words.frame.desk}`;
  }, [title, words]);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (bar.current === null) return undefined;
    const { style } = document.documentElement;
    // The style sheets need the height of the bar, because the sticky toolbar and the cursor’s line go below it.
    const sizes = new ResizeObserver(([size]) =>
      style.setProperty('--article-bar', `${size?.borderBoxSize[0]?.blockSize}px`),
    );
    sizes.observe(bar.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--article-bar');
    };
  }, []);
  const sideId = useId();
  useEffect(() => {
    const closeFrom = ({ target }: Event) => {
      if (!(target as Element).closest('.article-side, .article-foot, dialog, .toasts')) showSide(false);
    };
    // Escape closes a dialog first, also one whose focused field has just been removed.
    const closeBy = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) showSide(false);
    };
    document.addEventListener('pointerdown', closeFrom);
    document.addEventListener('keydown', closeBy);
    return () => {
      document.removeEventListener('pointerdown', closeFrom);
      document.removeEventListener('keydown', closeBy);
    };
  }, []);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = page.current;
    if (!isBusy || element === null) return undefined;
    for (const name of changing) element.addEventListener(name, hold, { capture: true });
    return () => {
      for (const name of changing) element.removeEventListener(name, hold, { capture: true });
    };
  }, [isBusy]);
  return (
    <div ref={page} className="stack article-page" aria-busy={isBusy}>
      <section ref={bar} className="row article-bar" aria-label={texts.bar}>
        <a className="article-back desk-above" href={deskPages.articles}>
          <span>{words.edit.toList}</span>
        </a>
        {tabs}
        <div className="article-foot fades-above">
          <div className="row article-bar-states soft">{state}</div>
          {next}
          <div className="article-bar-actions">
            <button
              type="button"
              className="button button-quiet article-settings"
              aria-label={texts.side}
              title={texts.side}
              aria-expanded={false}
              aria-controls={sideId}
              onClick={() => showSide(!isSideShown())}
            >
              <NavIcon name="settings" />
            </button>
            {actions}
          </div>
        </div>
      </section>
      <div className="stack article-columns">
        <div className="stack gap-5 article-text">{children}</div>
        <aside id={sideId} className="stack gap-5 article-side" aria-label={texts.side}>
          <div className="row spread side-head">
            <h2>{texts.side}</h2>
            <button
              type="button"
              className="desk-icon"
              aria-label={words.frame.close}
              title={words.frame.close}
              onClick={() => showSide(false)}
            >
              <NavIcon name="close" />
            </button>
          </div>
          {side}
        </aside>
      </div>
    </div>
  );
}

/** The native events to block: React’s `onBeforeInput` would not fire for deleting or cutting. */
const changing = ['click', 'beforeinput', 'paste', 'drop'];

function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

type Props = {
  title: string;
  tabs?: ReactNode;
  /** One line: where the text is, and whether it is saved. */
  state: ReactNode;
  /** What comes next, as a button. */
  next?: ReactNode;
  actions: ReactNode;
  side: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
};
