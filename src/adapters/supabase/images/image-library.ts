import * as v from 'valibot';
import type { RequestOf } from '#contract/contract.ts';
import { listImages, type describeImage, type ImageUse } from '#contract/images.ts';
import { imageFile, imageAt } from '#core/images/image-path.ts';
import { filesOf } from '#core/images/image-sizes.ts';
import { supabaseWithoutPerson, type Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { mediaBucket } from './media-bucket.ts';

/** Returns a page of the images, newest first. Functions here that take a client need an editor’s rights. */
export const imagePage = (supabase: Database, { q, skip }: RequestOf<typeof listImages>) =>
  rpc(supabase, 'list_images', { words: q, skip, max: imagesPerPage }, listImages.answer);

const imagesPerPage = 24;

/** Returns false if the image does not exist. */
export const describe = (supabase: Database, request: RequestOf<typeof describeImage>): Promise<boolean> =>
  rpc(supabase, 'describe_image', request, v.boolean());

/** Deletes an image’s row unless the image is in use. Returns the uses that prevented the deletion. */
export const deleteUnused = (supabase: Database, path: string): Promise<ImageUse[]> =>
  rpc(supabase, 'delete_image', { path }, listImages.answer.entries.images.item.entries.uses);

/** DANGER: uses the secret key. Deletes all files of an image that has no row any more. */
export async function deleteFiles(path: string): Promise<void> {
  const image = imageAt(path);
  if (image === undefined) return;
  const files = filesOf(image).map((file) => imageFile(image, file).replace('/media/', ''));
  await mediaBucket(supabaseWithoutPerson()).remove(files);
}
