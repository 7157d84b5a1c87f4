import { useId } from 'react';
import { Button } from '../Button.tsx';
import { useDesk } from '../use-desk.ts';
import { useModal } from './use-modal.ts';

/** The cancel button comes first, so that the browser focuses it. */
export function ConfirmDialog({ title, text, confirm, busy = false, onConfirm, onCancel }: Props) {
  const { words } = useDesk();
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className="desk-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onCancel}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="desk-actions">
        <Button text={words.frame.cancel} onClick={onCancel} />
        <Button variant="danger" text={confirm} busy={busy} onClick={() => busy || onConfirm()} />
      </div>
    </dialog>
  );
}

export type Question = { title: string; text: string; confirm: string };

type Props = Question & { busy?: boolean; onConfirm: () => void; onCancel: () => void };
