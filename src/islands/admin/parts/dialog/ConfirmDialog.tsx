import { useId } from 'react';
import { Button } from '../Button.tsx';
import { useDesk } from '../use-desk.ts';
import { Dialog } from './Dialog.tsx';

/** The cancel button comes first, so that the browser focuses it. */
export function ConfirmDialog({ title, text, confirm, busy = false, onConfirm, onCancel }: Props) {
  const { words } = useDesk();
  const id = useId();
  return (
    <Dialog title={title} aria-describedby={id} onClose={onCancel}>
      <p id={id}>{text}</p>
      <div className="row">
        <Button text={words.frame.cancel} onClick={onCancel} />
        <Button variant="danger" text={confirm} busy={busy} onClick={() => busy || onConfirm()} />
      </div>
    </Dialog>
  );
}

export type Question = { title: string; text: string; confirm: string };

type Props = Question & { busy?: boolean; onConfirm: () => void; onCancel: () => void };
