import type { LibraryPicture } from '#contract/images.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { Pictures } from './Pictures.tsx';

export function PictureChoice({ onChoose, onClose }: Props) {
  const { words } = useDesk();
  return (
    <Dialog title={words.library.choose} className="library-dialog" onClose={onClose}>
      <Pictures
        onChoose={(picture) => {
          onClose();
          onChoose(picture);
        }}
      />
      <div className="row">
        <Button text={words.frame.cancel} onClick={onClose} />
      </div>
    </Dialog>
  );
}

type Props = { onChoose: (picture: LibraryPicture) => void; onClose: () => void };
