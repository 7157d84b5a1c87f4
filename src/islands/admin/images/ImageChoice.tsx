import type { LibraryImage } from '#contract/images.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { Images } from './Images.tsx';

/** A dialog in which an editor chooses an image of the media library. */
export function ImageChoice({ onChoose, onClose }: Props) {
  const { words } = useDesk();
  return (
    <Dialog title={words.library.choose} className="library-dialog" onClose={onClose}>
      <Images
        onChoose={(image) => {
          onClose();
          onChoose(image);
        }}
      />
      <div className="row">
        <Button text={words.frame.cancel} onClick={onClose} />
      </div>
    </Dialog>
  );
}

type Props = { onChoose: (image: LibraryImage) => void; onClose: () => void };
