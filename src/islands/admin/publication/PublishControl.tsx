import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { Button } from '../parts/Button.tsx';
import { Menu, type MenuEntry } from '../parts/Menu.tsx';
import { useDesk } from '../parts/use-desk.ts';
import './publish-control.css';

/**
 * The main button of an article, which submits its form, and the menu beside it.
 * The button says what happens next, and the menu holds the other ways: now, later, as a draft, not any more.
 */
export function PublishControl({ next, busy = false, isIdle = false, waiting, entries, onPreview }: Props) {
  const texts = useDesk().words.edit.control;
  return (
    <div className="row publish-control">
      {/* It keeps its place while there is nothing to show. */}
      <button
        type="button"
        className="button button-quiet preview-button"
        disabled={onPreview === undefined}
        onClick={onPreview}
      >
        <NavIcon name="preview" />
        <span>{texts.preview}</span>
      </button>
      <span className="publish-button">
        <Button
          variant="main"
          type="submit"
          form="article"
          text={waiting ?? next}
          busy={busy || isIdle}
          isIdle={isIdle && !busy}
        />
        {entries.length > 0 && <Menu entries={entries} isBusy={busy} />}
      </span>
    </div>
  );
}

type Props = {
  next: string;
  /** Replaces `next` while the desk works. */
  waiting?: string | undefined;
  busy?: boolean;
  /** The main button has nothing to do. It keeps its place and its words, so that typing moves nothing. */
  isIdle?: boolean;
  entries: readonly MenuEntry[];
  /** Undefined as long as there is nothing to show. */
  onPreview: (() => void) | undefined;
};
