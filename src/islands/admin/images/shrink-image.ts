import type { RefusalCode } from '#contract/refusals.ts';
import { maxImageWidth, maxImageBytes } from '#core/images/image-limits.ts';
import { imageKind } from '#core/images/image-file.ts';
import { DeskRefusal } from '#session/desk-refusal.ts';
import { changesImages } from './changes-images.ts';

/**
 * Returns an upright, opaque JPEG with sides of at most 2560 px. In a browser that changes drawn images, returns the
 * file itself, which the server shrinks. Refuses all but a single still image.
 */
export async function shrinkImage(file: File): Promise<Blob> {
  if (file.size > largestOriginal) throw refused('image-too-large');
  const kind = imageKind(new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer())));
  const isHeic = !kind.ok && kind.refusal.code === 'image-is-heic';
  if (!kind.ok && !isHeic) throw refused(kind.refusal.code);
  // Safari opens HEIC, other browsers do not.
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (image === undefined) throw refused(isHeic ? 'image-is-heic' : 'not-an-image');
  try {
    if (image.width * image.height > maxOpened) throw refused('image-too-many-pixels');
    if (await changesImages()) {
      if (!kind.ok) throw refused('image-is-heic');
      if (file.size > maxImageBytes) throw refused('image-too-large');
      return new Blob([file], { type: `image/${kind.value}` });
    }
    const shrunk = await asJpeg(image);
    if (shrunk === null) throw refused('not-an-image');
    return shrunk;
  } finally {
    image.close();
  }
}

const refused = (code: RefusalCode) => new DeskRefusal({ code });

/** Bytes. Higher than the upload limit, because a large camera file is shrunk before the upload. */
const largestOriginal = 60_000_000;

/** Pixels (width times height). */
const maxOpened = 100_000_000;

function asJpeg(image: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, maxImageWidth / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
