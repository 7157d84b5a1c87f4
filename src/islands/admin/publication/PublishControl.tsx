import { Button } from '../parts/Button.tsx';
import { Menu, type MenuEntry } from '../parts/Menu.tsx';
import { useDesk } from '../parts/use-desk.ts';
import './publish-control.css';

/** The button says what happens next, and the menu holds the other ways: now, later, as a draft, not any more. */
export function PublishControl({ next, busy = false, waiting, entries, onNext, onPreview }: Props) {
  const texts = useDesk().words.edit.control;
  return (
    <div className="publish-control">
      {onPreview && <Button text={texts.preview} onClick={onPreview} />}
      <span className="publish-button">
        <Button
          variant="main"
          text={waiting ?? next}
          busy={busy}
          {...(onNext === undefined
            ? { type: 'submit', form: 'article' }
            : { onClick: () => busy || onNext() })}
        />
        {entries.length > 0 && <Menu label={texts.more} entries={entries} isBusy={busy} />}
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
  /** Without `onNext`, the button submits the form of the article. */
  onNext?: () => void;
  onPreview?: () => void;
};
