import { useId } from 'react';
import type { LibraryPicture } from '#contract/images.ts';
import { Button } from '../parts/Button.tsx';
import { useModal } from '../parts/dialog/use-modal.ts';
import { useDesk } from '../parts/use-desk.ts';
import { Pictures } from './Pictures.tsx';

export function PictureChoice({ onChoose, onClose }: Props) {
  const { words } = useDesk();
  const dialog = useModal();
  const id = useId();
  return (
    <dialog ref={dialog} className="desk-dialog library-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{words.library.choose}</h2>
      <Pictures
        onChoose={(picture) => {
          onClose();
          onChoose(picture);
        }}
      />
      <div className="desk-actions">
        <Button text={words.frame.cancel} onClick={onClose} />
      </div>
    </dialog>
  );
}

type Props = { onChoose: (picture: LibraryPicture) => void; onClose: () => void };
