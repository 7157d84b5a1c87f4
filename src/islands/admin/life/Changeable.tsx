import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { LaterPart } from '../parts/LaterPart.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** A row that says what is set about an article. Its button opens a dialog with `form`, which changes it. */
export function Changeable({ title, value, form }: Props) {
  const { life, frame } = useDesk().words;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <div className="row spread life-row">
        <div>
          <strong>{title}</strong>
          <p className="soft">{value}</p>
        </div>
        <Button text={life.change} about={title} onClick={() => setIsOpen(true)} />
      </div>
      {isOpen && (
        <LaterPart>
          <Dialog title={title} onClose={close}>
            {/* The dialog opens at once, and can be closed until its form has loaded. */}
            <Suspense fallback={<Button text={frame.cancel} onClick={close} />}>{form(close)}</Suspense>
          </Dialog>
        </LaterPart>
      )}
    </>
  );
}

type Props = { title: string; value: string; form: (close: () => void) => ReactNode };
