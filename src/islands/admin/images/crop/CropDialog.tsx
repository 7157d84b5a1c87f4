import { useState } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { cropImage } from '#contract/images.ts';
import { framedPart } from '#core/images/crop-image.ts';
import { imageAt } from '#core/images/image-path.ts';
import { callAsEditor } from '#session/session.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { useDesk } from '../../parts/use-desk.ts';
import './crop.css';

/** A dialog that cuts a part out of an image. The part becomes a new image. */
export function CropDialog({ path, onCropped, onClose }: Props) {
  const { words } = useDesk();
  const texts = words.library.crop;
  const [frame, setFrame] = useState(startingFrame);
  const size = imageAt(path) ?? { width: 1, height: 1 };
  const cropping = useDeskAction({
    run: () => callAsEditor(cropImage, { path, ...framedPart(size, frame) }),
    onSuccess: (cropped) => {
      onClose();
      onCropped(cropped.path);
    },
    failureTitle: texts.failed,
    changes: ['images'],
  });
  return (
    <Dialog title={texts.title} className="crop-dialog" onClose={onClose}>
      <p className="soft">{texts.hint}</p>
      <ReactCrop
        crop={frame}
        keepSelection
        minWidth={smallest}
        minHeight={smallest}
        ariaLabels={texts.frame}
        // As wide as the dialog, also for a small image, because the frame of a small one could not be held.
        style={{ width: `min(100%, 50vh * ${size.width / size.height})` }}
        onChange={(_, percent) => setFrame(percent)}
      >
        <img src={path} alt="" width={size.width} height={size.height} />
      </ReactCrop>
      <div className="row">
        <Button
          variant="main"
          text={texts.save}
          busy={cropping.isPending}
          onClick={() => cropping.mutate()}
        />
        <Button text={words.frame.cancel} onClick={onClose} />
      </div>
    </Dialog>
  );
}

const startingFrame: PercentCrop = { unit: '%', x: 5, y: 5, width: 90, height: 90 };

/** In pixels of the screen. */
const smallest = 16;

type Props = { path: string; onCropped: (path: string) => void; onClose: () => void };
