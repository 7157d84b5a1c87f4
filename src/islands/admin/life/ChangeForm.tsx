import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** A field in a dialog, with the buttons that save it or close the dialog. */
export const ChangeForm = ({ save, busy, disabled = false, onSave, onClose, children }: Props) => (
  <DeskForm className="stack start life-form" noValidate onSend={() => busy || disabled || onSave()}>
    {children}
    <div className="row">
      <Button variant="main" type="submit" text={save} busy={busy} disabled={disabled} />
      <Button text={useDesk().words.frame.cancel} onClick={onClose} />
    </div>
  </DeskForm>
);

type Props = {
  save: string;
  busy: boolean;
  disabled?: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};
