import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { Button } from '../parts/Button.tsx';
import { Menu, type MenuEntry } from '../parts/Menu.tsx';
import { useDesk } from '../parts/use-desk.ts';
import './publish-control.css';

/**
 * The main button of an article, and the menu beside it.
 * The button says what happens next, and the menu holds the other ways: now, later, as a draft, not any more.
 */
export function PublishControl({ next, busy = false, waiting, entries, panels, onNext, onPreview }: Props) {
  const texts = useDesk().words.edit.control;
  return (
    <div className="row publish-control">
      {onPreview && (
        <button type="button" className="button button-quiet preview-button" onClick={onPreview}>
          <NavIcon name="preview" />
          <span>{texts.preview}</span>
        </button>
      )}
      <span className="publish-button">
        <Button
          variant="main"
          text={waiting ?? next}
          busy={busy}
          {...(onNext === undefined
            ? { type: 'submit', form: 'article' }
            : { onClick: () => busy || onNext() })}
        />
        <Menu
          label={texts.more}
          entries={[
            ...entries,
            ...panels.map((text) => ({ text, isBelow: true, onChoose: () => showPanel(text) })),
          ]}
          isBusy={busy}
        />
      </span>
    </div>
  );
}

/** Opens a panel beside the text, and scrolls to it: on narrow screens, the panels are closed and below the text. */
function showPanel(title: string): void {
  const heads = document.querySelectorAll<HTMLElement>(
    '.article-side .side-tabs > button, .article-side > .desk-panel > summary',
  );
  const head = [...heads].find(({ textContent }) => textContent === title);
  if (head === undefined) return;
  const { parentElement: panel } = head;
  if (panel instanceof HTMLDetailsElement) panel.open = true;
  else if (head.ariaExpanded !== 'true') head.click();
  head.scrollIntoView({ block: 'start' });
  head.focus({ preventScroll: true });
}

type Props = {
  next: string;
  /** Replaces `next` while the desk works. */
  waiting?: string | undefined;
  busy?: boolean;
  entries: readonly MenuEntry[];
  /** The titles of the panels beside the text. */
  panels: readonly string[];
  /** Without `onNext`, the button submits the form of the article. */
  onNext?: () => void;
  onPreview?: () => void;
};
