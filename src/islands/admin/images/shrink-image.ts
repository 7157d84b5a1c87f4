import type { RefusalCode } from '#contract/refusals.ts';
import { maxImageBytes } from '#core/images/image-limits.ts';
import { maxImageWidth } from '#core/images/image-path.ts';
import { pictureKind } from '#core/images/picture-file.ts';
import { DeskRefusal } from '#session/desk-refusal.ts';
import { changesPictures } from './changes-pictures.ts';

/**
 * Returns an upright, opaque JPEG with sides of at most 2560 px. In a browser that changes drawn pictures, returns the
 * file itself, which the server shrinks. Refuses all but a single still picture.
 */
export async function shrinkImage(file: File): Promise<Blob> {
  if (file.size > largestOriginal) throw refused('image-too-large');
  const kind = pictureKind(new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer())));
  const isHeic = !kind.ok && kind.refusal.code === 'image-is-heic';
  if (!kind.ok && !isHeic) throw refused(kind.refusal.code);
  // Safari opens HEIC, other browsers do not.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (picture === undefined) throw refused(isHeic ? 'image-is-heic' : 'not-an-image');
  try {
    if (picture.width * picture.height > maxOpened) throw refused('image-too-many-pixels');
    if (await changesPictures()) {
      if (!kind.ok) throw refused('image-is-heic');
      if (file.size > maxImageBytes) throw refused('image-too-large');
      return new Blob([file], { type: `image/${kind.value}` });
    }
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
