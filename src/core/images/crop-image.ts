/** Cuts a part out of a stored image, which becomes a new image. The whole image stays. */
import * as v from 'valibot';
import { done, refuse, type Result } from '../result.ts';
import { imageAt, widestFile } from './image-path.ts';
import { storeImage, type ImageDeps, type ImagePart, type StoredImage } from './take-image.ts';

const pixels = v.pipe(v.number('A number of pixels.'), v.integer('A whole number of pixels.'));
const distance = v.pipe(pixels, v.minValue(0, 'At least 0.'));
const side = v.pipe(pixels, v.minValue(1, 'At least 1.'));

/** The part to keep, in pixels of the whole image. Its path names the image's size. */
export const cropSchema = v.pipe(
  v.object({
    path: v.pipe(
      v.string('The path of a picture is required.'),
      v.check((path) => imageAt(path) !== undefined, 'The path of a picture on this site is required.'),
    ),
    left: distance,
    top: distance,
    width: side,
    height: side,
  }),
  v.forward(
    v.check(
      ({ path, left, width }) => left + width <= (imageAt(path)?.width ?? 0),
      'Ends outside the picture.',
    ),
    ['width'],
  ),
  v.forward(
    v.check(
      ({ path, top, height }) => top + height <= (imageAt(path)?.height ?? 0),
      'Ends outside the picture.',
    ),
    ['height'],
  ),
);

/**
 * Returns a frame in pixels of the image, at least one pixel wide and high.
 * @example framedPart({ width: 200, height: 100 }, { x: 10, y: 0, width: 50, height: 100 }) // => { left: 20, top: 0, width: 100, height: 100 }
 */
export function framedPart(size: Size, percent: Size & { x: number; y: number }): ImagePart {
  const along = (length: number, start: number, part: number) => {
    const from = Math.min(length - 1, Math.max(0, Math.round((length * start) / 100)));
    return { from, part: Math.min(length - from, Math.max(1, Math.round((length * part) / 100))) };
  };
  const across = along(size.width, percent.x, percent.width);
  const down = along(size.height, percent.y, percent.height);
  return { left: across.from, top: down.from, width: across.part, height: down.part };
}

/** Stores a part of an image as an image of its own, because published texts may show the whole one. */
export async function cropImage(
  { images, renderer }: Pick<ImageDeps, 'images' | 'renderer'>,
  { path, ...part }: v.InferOutput<typeof cropSchema>,
): Promise<Result<StoredImage, { code: 'picture-not-found' }>> {
  const named = imageAt(path);
  const whole = named && (await images.find(named.digest));
  const size = imageAt(whole?.path);
  // The digest may be true and the size invented.
  if (whole === undefined || size?.width !== named?.width || size?.height !== named?.height)
    return refuse({ code: 'picture-not-found' });
  const bytes = await images.files().read(widestFile(whole.path).replace('/media/', ''));
  const cut = await storeImage({ images, renderer }, { bytes, part });
  if (!cut.ok) throw new Error(`The stored image ${whole.path} cannot be opened: ${cut.refusal.code}.`);
  return done(cut.value);
}

type Size = { width: number; height: number };
