/** Makes an image of the library from a file that an editor has uploaded. */
import * as v from 'valibot';
import { done, refuse, type Result } from '../result.ts';
import { maxNameLength } from './image-limits.ts';
import { imageFile, imageAt, type NamedImage } from './image-path.ts';
import { filesOf, type ImageFormat } from './image-sizes.ts';
import { maxCharacters, storableText } from '../typed-text/storable-text.ts';
import { readImageFile, type ImageFile, type ImageFileRefusal } from './image-file.ts';

/** The path of an upload: a folder and a file name. Storage lets an editor read only the editor's own folder. */
export const incomingSchema = v.object({
  path: v.pipe(
    v.string('The path of an incoming file is required.'),
    v.regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/, 'The path of an incoming file: a folder and a name.'),
  ),
  name: v.optional(v.pipe(v.string(), v.trim(), maxCharacters(maxNameLength), storableText), ''),
});

/** Stores an uploaded image in every size. Deletes the upload, even if the image is refused. */
export async function takeImage(
  deps: ImageDeps,
  { path, name }: v.InferInput<typeof incomingSchema>,
): Promise<Result<StoredImage, { code: ImageRefusal }>> {
  const bytes = await deps.incoming.read(path);
  if (bytes === undefined) return refuse({ code: 'image-not-found' });
  try {
    return await storeImage(deps, { bytes, name });
  } finally {
    await deps.incoming.remove(path);
  }
}

/**
 * `source` is the URL on another site from which the image was imported, and `name` the name of an uploaded file. `part`
 * is the part of the file to store, by default the whole.
 */
export async function storeImage(
  { images, renderer }: Pick<ImageDeps, 'images' | 'renderer'>,
  { bytes, part, ...about }: { bytes: Uint8Array; part?: ImagePart } & AboutImage,
): Promise<Result<StoredImage, { code: ImageRefusal }>> {
  const files = images.files();
  const digest = await renderer.digest(bytes, part);
  const known = await images.find(digest);
  const named = imageAt(known?.path);
  if (known !== undefined && named !== undefined)
    return done(about.source === undefined ? known : await images.save(named, about));

  const looked = readImageFile(bytes);
  if (!looked.ok) return looked;
  const rendered = await renderer.render(looked.value, part);
  if (!rendered.ok) return rendered;
  const image = { digest, ...rendered.value.about };
  for (const file of filesOf(image)) {
    const drawn = await rendered.value.file(file);
    await files.write(imageFile(image, file).replace('/media/', ''), drawn);
  }
  return done(await images.save(image, about));
}

export type ImageStore = {
  find: (digest: string) => Promise<StoredImage | undefined>;
  /** Finds the image that was imported from the URL `source` on another site. */
  findBySource: (source: string) => Promise<StoredImage | undefined>;
  /** Throws if the editor may not store images. A name is a path without `/media/`. */
  files: () => {
    read: (name: string) => Promise<Uint8Array>;
    write: (name: string, bytes: Uint8Array) => Promise<void>;
  };
  save: (image: NamedImage, about: AboutImage) => Promise<StoredImage>;
};

export type AboutImage = { source?: string | undefined; name?: string | undefined };

export type IncomingFiles = {
  read: (path: string) => Promise<Uint8Array | undefined>;
  remove: (path: string) => Promise<void>;
};

export type ImageRenderer = {
  digest: (bytes: Uint8Array, part?: ImagePart) => Promise<string>;
  render: (
    image: ImageFile,
    part?: ImagePart,
  ) => Promise<Result<RenderedImage, { code: 'not-an-image' | 'image-too-many-pixels' | 'image-animated' }>>;
};

export type ImagePart = { left: number; top: number; width: number; height: number };

export type RenderedImage = {
  about: Omit<NamedImage, 'digest'>;
  file: (file: { width: number; format: ImageFormat }) => Promise<Uint8Array>;
};

export type ImageDeps = { incoming: IncomingFiles; images: ImageStore; renderer: ImageRenderer };

export type StoredImage = { id: string; path: string };

export type ImageRefusal = ImageFileRefusal | 'image-not-found' | 'image-too-many-pixels';
