import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { Button } from '../parts/Button.tsx';
import { Menu, type MenuEntry } from '../parts/Menu.tsx';
import { showPanel } from './show-panel.ts';
import { useDesk } from '../parts/use-desk.ts';
import './publish-control.css';

/** The button says what happens next, and the menu holds the other ways: now, later, as a draft, not any more. */
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
            ...panels.map((text, place) => ({ text, isBelow: true, onChoose: () => showPanel(place) })),
          ]}
          isBusy={busy}
        />
      </span>
    </div>
  );
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
