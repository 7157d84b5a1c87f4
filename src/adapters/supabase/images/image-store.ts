import * as v from 'valibot';
import { imagePath } from '#core/images/image-path.ts';
import type { IncomingFiles, PictureStore } from '#core/images/take-image.ts';
import { answerOf, BackendFailure } from '../answer.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Finds and records pictures. `mediaBucket` stores their files. */
export function pictureRecords(supabase: Database): Omit<PictureStore, 'files'> {
  const table = () => supabase.from('images').select('id, path');
  return {
    async find(digest) {
      const found = answerOf(await table().eq('digest', digest).maybeSingle(), 'looking for a picture');
      return found === null ? undefined : v.parse(imageSchema, found);
    },
    async findFetched(source) {
      const found = answerOf(await table().contains('sources', [source]).limit(1), 'looking for a picture');
      return v.parse(v.array(imageSchema), found)[0];
    },
    save(picture, source) {
      const { digest, width, height } = picture;
      const image = { digest, width, height, path: imagePath(picture), source };
      return rpc(supabase, 'keep_image', { image }, imageSchema);
    },
  };
}

export function incomingFiles(supabase: Database): IncomingFiles {
  const bucket = () => supabase.storage.from('incoming');
  return {
    async read(path) {
      const { data, error } = await bucket().download(path);
      if (data !== null) return new Uint8Array(await data.arrayBuffer());
      if ([400, 403, 404].includes(statusOf(error))) return undefined;
      throw storageFailure('reading an uploaded file', error);
    },
    async remove(path) {
      const { error } = await bucket().remove([path]);
      if (error !== null) throw storageFailure('removing an uploaded file', error);
    },
  };
}

const storageFailure = (doing: string, error: Error): BackendFailure =>
  new BackendFailure(doing, { status: statusOf(error), cause: error });

/** Prefers `statusCode`, because older Storage versions always send status 400. Returns 0 if there was no answer. */
export function statusOf(error: object): number {
  const { statusCode, status } = error as { statusCode?: string; status?: number };
  return Number(statusCode) || status || 0;
}

const imageSchema = v.object({ id: v.string(), path: v.string() });
