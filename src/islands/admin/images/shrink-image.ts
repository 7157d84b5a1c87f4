import { widestImage } from '#core/images/image-path.ts';

/**
 * A file of somebody's as a JPEG of at most 2560 px, upright and without transparency, so that little has to travel. What
 * this browser cannot open as a picture is refused; the server looks at the rest.
 */
export async function shrinkImage(file: File): Promise<{ file: Blob } | { refused: string }> {
  if (/^image\/(svg|gif)/.test(file.type)) return { refused: 'image-kind-refused' };
  if (file.size > largestOriginal) return { refused: 'image-too-large' };
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (picture === undefined) return { refused: 'not-an-image' };
  try {
    if (picture.width * picture.height > mostOpened) return { refused: 'image-too-many-pixels' };
    const shrunk = await asJpeg(picture);
    return shrunk === null ? { refused: 'not-an-image' } : { file: shrunk };
  } finally {
    picture.close();
  }
}

/** In bytes. A camera's own files are larger than what may be sent, and become small here. */
const largestOriginal = 60_000_000;

/** In pixels, in all. */
const mostOpened = 100_000_000;

function asJpeg(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, widestImage / Math.max(picture.width, picture.height));
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
