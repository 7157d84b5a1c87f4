import * as v from 'valibot';
import type { AnswerOf, RequestOf } from '#contract/contract.ts';
import { listPictures, type describePicture, type PictureUse } from '#contract/images.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { imageFile, imageFormats, pictureAt, widthsOf } from '#core/images/image-path.ts';
import { answerOf } from '../answer.ts';
import { supabaseWithoutPerson, type Database } from '../client.ts';
import { mediaBucket } from './media-bucket.ts';

/** Returns a page of the pictures, newest first. Every function in this file needs an editor’s rights. */
export async function picturePage(
  supabase: Database,
  { q, skip }: RequestOf<typeof listPictures>,
): Promise<AnswerOf<typeof listPictures>> {
  const listed = await supabase.rpc('list_pictures', { words: q, skip, most: picturesPerPage });
  return inCamelCase(answerOf(listed, 'listing pictures', listPictures.answer));
}

const picturesPerPage = 24;

/** Returns false if the picture does not exist. */
export async function describe(
  supabase: Database,
  asked: RequestOf<typeof describePicture>,
): Promise<boolean> {
  return answerOf(await supabase.rpc('describe_picture', asked), 'describing a picture', v.boolean());
}

/** Deletes a picture’s row unless the picture is in use. Returns the uses that prevented the deletion. */
export async function deleteUnused(supabase: Database, path: string): Promise<PictureUse[]> {
  const uses = await supabase.rpc('delete_picture', { path });
  return answerOf(uses, 'deleting a picture', listPictures.answer.entries.pictures.item.entries.uses);
}

/** DANGER: uses the secret key. Deletes all files of a picture that has no row any more. */
export async function deleteFiles(path: string): Promise<void> {
  const picture = pictureAt(path);
  if (picture === undefined) return;
  const files = imageFormats.flatMap((format) =>
    widthsOf(picture).map((width) => imageFile(picture, { width, format }).replace('/media/', '')),
  );
  await mediaBucket(supabaseWithoutPerson()).remove(files);
}
