import { sendImage } from '#clients/images.ts';
import { shrinkImage } from './shrink-image.ts';

/** Shrinks and uploads a picture. Returns the picture’s path on this site once the server has processed it. */
export async function bringPicture(file: File, { tell, signal }: Bringing): Promise<string> {
  // The editor may have cancelled the upload while it waited in the queue.
  signal.throwIfAborted();
  tell({ step: 'shrinking' });
  const picture = await shrinkImage(file);
  tell({ step: 'sending', part: 0 });
  return sendImage(picture, {
    signal,
    onSent: (part) => tell(part < 1 ? { step: 'sending', part } : { step: 'preparing' }),
  });
}

type Bringing = { tell: (step: PictureStep) => void; signal: AbortSignal };

/** `part` is the share of the file that the browser has sent, from 0 to 1. */
export type PictureStep = { step: 'waiting' | 'shrinking' | 'preparing' } | { step: 'sending'; part: number };
