import { sendImage } from '#clients/images.ts';
import { maxNameLength } from '#core/images/image-limits.ts';

/** Returns the image’s path on this site after the server has processed the image. */
export async function bringImage(file: File, { tell, signal }: Bringing): Promise<string> {
  // The editor may have cancelled the upload while it was queued.
  signal.throwIfAborted();
  tell({ step: 'shrinking' });
  const { shrinkImage } = await import('./shrink-image.ts');
  const image = await shrinkImage(file);
  tell({ step: 'sending', part: 0 });
  return sendImage(image, {
    name: ownName.test(file.name) ? '' : file.name.slice(0, maxNameLength).toWellFormed(),
    signal,
    onSent: (part) => tell(part < 1 ? { step: 'sending', part } : { step: 'preparing' }),
  });
}

/** The name that a browser gives to a pasted image, and a phone to a new photo. */
const ownName = /^image\.\w+$/i;

type Bringing = { tell: (step: ImageStep) => void; signal: AbortSignal };

/** `part` is the sent share of the file, from 0 to 1. */
export type ImageStep = { step: 'waiting' | 'shrinking' | 'preparing' } | { step: 'sending'; part: number };
