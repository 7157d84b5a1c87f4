import * as v from 'valibot';
import { imagePath } from '#core/images/image-path.ts';
import type { IncomingFiles, ImageStore } from '#core/images/take-image.ts';
import { answerOf, BackendFailure } from '../answer.ts';
import type { Editor } from '../access/editor-session.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { removeFiles } from './remove-files.ts';
import { isMissing, statusOf } from './storage-error.ts';

/** Finds and records images. `mediaBucket` stores their files. Only the site may add a record, for the editor `userId`. */
export function imageRecords(
  { supabase, userId }: Pick<Editor, 'supabase' | 'userId'>,
  server: () => Database,
): Omit<ImageStore, 'files'> {
  const table = () => supabase.from('images').select('id, path');
  return {
    async find(digest) {
      const found = answerOf(await table().eq('digest', digest).maybeSingle(), 'looking for an image');
      return found === null ? undefined : v.parse(imageSchema, found);
    },
    async findBySource(source) {
      const found = answerOf(await table().contains('sources', [source]).limit(1), 'looking for an image');
      return v.parse(v.array(imageSchema), found)[0];
    },
    save(image, about) {
      const { digest, width, height } = image;
      const row = { digest, width, height, path: imagePath(image), ...about };
      return rpc(server(), 'keep_image', { image: row, editor: userId }, imageSchema);
    },
  };
}

export function incomingFiles(supabase: Database): IncomingFiles {
  const bucket = () => supabase.storage.from('incoming');
  return {
    async read(path) {
      const { data, error } = await bucket().download(path);
      if (data !== null) return new Uint8Array(await data.arrayBuffer());
      if (isMissing(error)) return undefined;
      throw new BackendFailure('reading an uploaded file', { status: statusOf(error), cause: error });
    },
    async remove(path) {
      const [folder = ''] = path.split('/');
      const { data } = await bucket().list(folder, { limit: 100 });
      const left = (data ?? []).filter((file) => Date.parse(file.created_at ?? '') < Date.now() - dayMs);
      await removeFiles(bucket(), [...new Set([path, ...left.map(({ name }) => `${folder}/${name}`)])]);
    },
  };
}

/** Uploads that never became an image, for example because the browser was closed, are removed after a day. */
const dayMs = 86_400_000;

const imageSchema = v.object({ id: v.string(), path: v.string() });
