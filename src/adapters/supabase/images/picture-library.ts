import * as v from 'valibot';
import type { RequestOf } from '#contract/contract.ts';
import { listPictures, type describePicture, type PictureUse } from '#contract/images.ts';
import { filesOf, imageFile, pictureAt } from '#core/images/image-path.ts';
import { supabaseWithoutPerson, type Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { mediaBucket } from './media-bucket.ts';

/** Returns a page of the pictures, newest first. Functions here that take a client need an editor’s rights. */
export const picturePage = (supabase: Database, { q, skip }: RequestOf<typeof listPictures>) =>
  rpc(supabase, 'list_pictures', { words: q, skip, max: picturesPerPage }, listPictures.answer);

const picturesPerPage = 24;

/** Returns false if the picture does not exist. */
export const describe = (supabase: Database, asked: RequestOf<typeof describePicture>): Promise<boolean> =>
  rpc(supabase, 'describe_picture', asked, v.boolean());

/** Deletes a picture’s row unless the picture is in use. Returns the uses that prevented the deletion. */
export const deleteUnused = (supabase: Database, path: string): Promise<PictureUse[]> =>
  rpc(supabase, 'delete_picture', { path }, listPictures.answer.entries.pictures.item.entries.uses);

/** DANGER: uses the secret key. Deletes all files of a picture that has no row any more. */
export async function deleteFiles(path: string): Promise<void> {
  const picture = pictureAt(path);
  if (picture === undefined) return;
  const files = filesOf(picture).map((file) => imageFile(picture, file).replace('/media/', ''));
  await mediaBucket(supabaseWithoutPerson()).remove(files);
}
