import { useId } from 'react';
import { Button } from './Button.tsx';
import { useModal } from './use-modal.ts';

/** Asks before something that cannot be undone. The safe button comes first, so that it has the focus. */
export function ConfirmDialog({ title, text, confirm, cancel, busy, onConfirm, onCancel }: Props) {
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
        <Button text={cancel} onClick={onCancel} />
        <Button look="danger" text={confirm} busy={busy} onClick={() => busy || onConfirm()} />
      </div>
    </dialog>
  );
}

type Props = {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};
