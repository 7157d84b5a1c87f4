import type { RefusalCode } from '#contract/refusals.ts';
import { maxImageWidth } from '#core/images/image-path.ts';
import { DeskRefusal } from '#session/desk-refusal.ts';

/** Returns an upright, opaque JPEG with sides of at most 2560 px. Refuses SVG, GIF, huge and unreadable files. */
export async function shrinkImage(file: File): Promise<Blob> {
  if (/^image\/(svg|gif)/.test(file.type)) throw refused('image-kind-refused');
  if (file.size > largestOriginal) throw refused('image-too-large');
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (picture === undefined) throw refused('not-an-image');
  try {
    if (picture.width * picture.height > maxOpened) throw refused('image-too-many-pixels');
    const shrunk = await asJpeg(picture);
    if (shrunk === null) throw refused('not-an-image');
    return shrunk;
  } finally {
    picture.close();
  }
}

const refused = (code: RefusalCode) => new DeskRefusal({ code });

/** Bytes. Higher than the upload limit, because a large camera file is shrunk before the upload. */
const largestOriginal = 60_000_000;

/** Pixels (width times height). */
const maxOpened = 100_000_000;

function asJpeg(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, maxImageWidth / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
