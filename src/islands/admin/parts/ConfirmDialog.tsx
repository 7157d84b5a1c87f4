import { useId, useLayoutEffect, useRef } from 'react';

/** Asks before something that cannot be undone. The safe button comes first, so that it has the focus. */
export function ConfirmDialog({ title, text, confirm, cancel, busy, onConfirm, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it goes: only then does the browser give the focus back.
    return () => shown?.close();
  }, []);
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
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {cancel}
        </button>
        <button
          type="button"
          className="button desk-danger"
          aria-disabled={busy}
          onClick={() => busy || onConfirm()}
        >
          {confirm}
        </button>
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
