import { useState, type ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** A row that says what is set about an article. Its button opens a dialog with `form`, which changes it. */
export function Changeable({ title, value, form }: Props) {
  const { life } = useDesk().words;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <LifeRow title={title} value={value}>
        <Button text={life.change} about={title} onClick={() => setIsOpen(true)} />
      </LifeRow>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          {form(close)}
        </Dialog>
      )}
    </>
  );
}

/** A row about an article: its subject, what is known about it, and its buttons. */
export const LifeRow = ({ title, value, children }: RowProps) => (
  <div className="row spread life-row">
    <div>
      <h3>{title}</h3>
      {value !== undefined && <p className="soft">{value}</p>}
    </div>
    {children}
  </div>
);

type RowProps = { title: string; value?: string; children: ReactNode };

type Props = { title: string; value: string; form: (close: () => void) => ReactNode };
