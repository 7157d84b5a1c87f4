/** Runs the functions of the media library. src/contract/images.ts describes each. */
import { endpoint } from '#adapters/http/endpoint.ts';
import { reportError } from '#adapters/report-error.ts';
import { deleteFiles, deleteUnused, describe, imagePage } from '#adapters/supabase/images/image-library.ts';
import { cropStoredImage, takeIncomingImage } from '#wiring/incoming-images.ts';
import { rebuildFor } from '#wiring/rebuild.ts';
import * as images from '#contract/images.ts';
import { done, refuse } from '#core/result.ts';

export const takeImage = endpoint(images.takeImage, {
  run: (incoming, { editor }) => takeIncomingImage(editor, incoming),
});

export const cropImage = endpoint(images.cropImage, {
  run: (crop, { editor }) => cropStoredImage(editor, crop),
});

export const listImages = endpoint(images.listImages, {
  run: async (input, { editor }) => done(await imagePage(editor.supabase, input)),
});

export const describeImage = endpoint(images.describeImage, {
  async run(input, { editor, afterAnswer }) {
    if (!(await describe(editor.supabase, input))) return refuse({ code: 'picture-not-found' });
    await rebuildFor(afterAnswer).request();
    return done(input);
  },
});

export const deleteImage = endpoint(images.deleteImage, {
  async run({ path }, { editor }) {
    const uses = await deleteUnused(editor.supabase, path);
    if (uses.length > 0)
      return refuse({
        code: 'picture-in-use',
        fields: { path: uses.map(({ kind, slug }) => slug || kind).join(', ') },
      });
    try {
      await deleteFiles(path);
    } catch (cause) {
      reportError(cause);
      return refuse({ code: 'storage-unreachable' });
    }
    return done({ path });
  },
});
