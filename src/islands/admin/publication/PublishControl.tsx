import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { Button } from '../parts/Button.tsx';
import { Menu, type MenuEntry } from '../parts/Menu.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { showSide } from '../parts/browser/side-sheet.ts';
import './publish-control.css';

/**
 * The main button of an article, which submits its form, and the menu beside it.
 * The button says what happens next, and the menu holds the other ways: now, later, as a draft, not any more.
 */
export function PublishControl({ next, busy = false, waiting, entries, panels, onPreview }: Props) {
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
        <Button variant="main" type="submit" form="article" text={waiting ?? next} busy={busy} />
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

/** Narrow screens show the panels in a sheet. */
function showPanel(title: string): void {
  showSide();
  const heads = document.querySelectorAll<HTMLElement>('.side-tabs > button');
  const head = [...heads].find(({ textContent }) => textContent === title);
  head?.click();
  head?.focus({ preventScroll: true });
}

type Props = {
  next: string;
  /** Replaces `next` while the desk works. */
  waiting?: string | undefined;
  busy?: boolean;
  entries: readonly MenuEntry[];
  /** The titles of the panels beside the text. */
  panels: readonly string[];
  onPreview?: () => void;
};
