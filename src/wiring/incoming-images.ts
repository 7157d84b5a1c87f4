import { importImages, type SkippedImage } from '#core/foreign-images/import-images.ts';
import { foreignImages } from '#core/foreign-images/foreign-images.ts';
import { cropImage } from '#core/images/crop-image.ts';
import { takeImage, type ImageRefusal, type ImageDeps, type StoredImage } from '#core/images/take-image.ts';
import { isRenderable, notRenderable } from '#core/post/text/renderable.ts';
import { done, refuse, type Result } from '#core/result.ts';
import { reportError } from '#adapters/report-error.ts';
import { safeFetch } from '#adapters/outside/safe-fetch.ts';
import { BackendFailure } from '#adapters/supabase/answer.ts';
import { serverFor, type Editor } from '#adapters/supabase/access/editor-session.ts';
import { incomingFiles, imageRecords } from '#adapters/supabase/images/image-store.ts';
import { mediaBucket } from '#adapters/supabase/images/media-bucket.ts';
import { renderImages } from '#adapters/images/render-images.ts';

/** Gives the rules for images the editor’s Storage and the renderer. An unreachable Storage becomes a refusal. */
export const takeIncomingImage = (
  editor: Editor,
  incoming: Parameters<typeof takeImage>[1],
): Promise<Result<StoredImage, { code: ImageRefusal | 'storage-unreachable' }>> =>
  unlessUnreachable(() => takeImage(imageDeps(editor), incoming));

export const cropStoredImage = (
  editor: Editor,
  crop: Parameters<typeof cropImage>[1],
): Promise<Result<StoredImage, { code: 'picture-not-found' | 'storage-unreachable' }>> =>
  unlessUnreachable(() => cropImage(imageDeps(editor), crop));

async function unlessUnreachable<Value, Refused extends { code: string }>(
  work: () => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused | { code: 'storage-unreachable' }>> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof BackendFailure) || (cause.status > 0 && cause.status < 500)) throw cause;
    reportError(cause);
    return refuse({ code: 'storage-unreachable' });
  }
}

/** Imports images from other sites in `text[field]`, then saves the text. `leftOut` lists the images not imported. */
export async function saveWithImportedImages<
  Field extends string,
  Text extends Record<Field, string>,
  Value,
  Refused extends { code: string },
>(
  editor: Editor,
  { text, field, save }: { text: Text; field: Field; save: (text: Text) => Promise<Result<Value, Refused>> },
): Promise<
  Result<
    Value & { leftOut: SkippedImage[] },
    Refused | { code: 'invalid-input'; fields: Record<string, string> }
  >
> {
  const wrong = (message: string) => refuse({ code: 'invalid-input', fields: { [field]: message } });
  // A text that cannot be rendered would stop the next build.
  if (!isRenderable(text[field])) return wrong(notRenderable);
  const { images, renderer: drawing } = imageDeps(editor);
  const adopted = await importImages(foreignImages({ images, renderer: drawing, fetchBytes }), text[field]);
  if (!adopted.ok) return wrong(adopted.refusal.message);
  const saved = await save({ ...text, [field]: adopted.value.content });
  return saved.ok ? done({ ...saved.value, leftOut: adopted.value.leftOut }) : saved;
}

const imageDeps = (editor: Editor): ImageDeps => ({
  incoming: incomingFiles(editor.supabase),
  images: {
    ...imageRecords(editor, () => serverFor(editor)),
    files: () => mediaBucket(serverFor(editor)),
  },
  renderer: renderImages,
});

async function fetchBytes(address: string, max: number) {
  const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg' };
  const fetched = await safeFetch(address, { bytes: max, headers });
  if (!fetched.ok) return fetched;
  const { status, body } = fetched.value;
  if (status === 200) return done(body);
  return refuse({ code: [401, 403, 404, 410].includes(status) ? 'image-not-found' : 'unreachable' });
}
