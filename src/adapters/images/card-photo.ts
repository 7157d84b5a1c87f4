import { imageFile, imageAt } from '#core/images/image-path.ts';
import { widthsOf } from '#core/images/image-sizes.ts';
import { requireSetting } from '../settings.ts';
import { fetchOutside } from '../outside/fetch-outside.ts';

/**
 * Reads the photo of a post for its social card. Returns undefined for an image on another site. Throws if Storage
 * fails or takes over three seconds.
 */
export async function cardPhoto(path: string): Promise<Uint8Array | undefined> {
  const image = imageAt(path);
  if (image === undefined) return undefined;
  // A card crops the image to 400 × 560 pixels. A width of 960 pixels suffices: a 3:2 image is then 640 high.
  const width = widthsOf(image).find((step) => step >= 960) ?? image.width;
  const name = imageFile(image, { width, format: 'webp' }).replace('/media/', '');
  const answer = await fetchOutside(
    `${requireSetting('SUPABASE_URL')}/storage/v1/object/public/media/${name}`,
    {
      signal: AbortSignal.timeout(3000),
    },
  );
  if (!answer.ok) throw new Error(`The image of a card is unavailable (status ${answer.status}).`);
  return new Uint8Array(await answer.arrayBuffer());
}
