import { useState } from 'react';
import { imageAt } from '#core/images/image-path.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../../parts/Button.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import type { CropDialog } from './CropDialog.tsx';

/** Opens the frame that cuts a part out of an image. Shows nothing for an image on another site. */
export function CropButton({ path, disabled = false, onCropped }: Props) {
  const { words } = useDesk();
  const texts = words.library.crop;
  const [Open, setOpen] = useState<typeof CropDialog>();
  if (imageAt(path) === undefined) return null;
  const open = () =>
    void import('./CropDialog.tsx').then(
      ({ CropDialog: Loaded }) => setOpen(() => Loaded),
      () => showToast({ tone: 'failure', title: texts.failed, text: words.refusals.unreachable }),
    );
  return (
    <>
      <Button text={texts.open} disabled={disabled} onClick={open} />
      {Open && <Open path={path} onCropped={onCropped} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type Props = { path: string; disabled?: boolean; onCropped: (path: string) => void };
