import * as v from 'valibot';
import { done, refuse, type Result } from '../result.ts';
import { filesOf, imageFile, pictureAt, type ImageFormat, type NamedPicture } from './image-path.ts';
import { pictureFile, type PictureFile, type PictureRefusal } from './picture-file.ts';

/** The path of an upload: a folder and a file name. Storage lets an editor read only the editor's own folder. */
export const incomingSchema = v.object({
  path: v.pipe(
    v.string('The path of an incoming file is required.'),
    v.regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/, 'The path of an incoming file: a folder and a name.'),
  ),
});

/** Stores an uploaded picture in every size. Deletes the upload, even if the picture is refused. */
export async function takeImage(
  deps: ImageDeps,
  { path }: v.InferOutput<typeof incomingSchema>,
): Promise<Result<StoredImage, { code: ImageRefusal }>> {
  const bytes = await deps.incoming.read(path);
  if (bytes === undefined) return refuse({ code: 'image-not-found' });
  try {
    return await pictureOf(deps, { bytes });
  } finally {
    await deps.incoming.remove(path);
  }
}

/**
 * `source` is the URL on another site from which the picture was imported. `part` is the part of the file to store, by
 * default the whole.
 */
export async function pictureOf(
  { pictures, renderer }: Pick<ImageDeps, 'pictures' | 'renderer'>,
  { bytes, source, part }: { bytes: Uint8Array; source?: string; part?: PicturePart },
): Promise<Result<StoredImage, { code: ImageRefusal }>> {
  const files = pictures.files();
  const digest = await renderer.digest(bytes, part);
  const known = await pictures.find(digest);
  const named = pictureAt(known?.path);
  if (known !== undefined && named !== undefined)
    return done(source === undefined ? known : await pictures.save(named, source));

  const looked = pictureFile(bytes);
  if (!looked.ok) return looked;
  const rendered = await renderer.render(looked.value, part);
  if (!rendered.ok) return rendered;
  const picture = { digest, ...rendered.value.about };
  for (const file of filesOf(picture)) {
    const drawn = await rendered.value.file(file);
    await files.write(imageFile(picture, file).replace('/media/', ''), drawn);
  }
  return done(await pictures.save(picture, source));
}

export type PictureStore = {
  find: (digest: string) => Promise<StoredImage | undefined>;
  /** Finds the picture that was imported from the URL `source` on another site. */
  findBySource: (source: string) => Promise<StoredImage | undefined>;
  /** Throws if the editor may not store pictures. A name is a path without `/media/`. */
  files: () => {
    read: (name: string) => Promise<Uint8Array>;
    write: (name: string, bytes: Uint8Array) => Promise<void>;
  };
  save: (picture: NamedPicture, source: string | undefined) => Promise<StoredImage>;
};

export type IncomingFiles = {
  read: (path: string) => Promise<Uint8Array | undefined>;
  remove: (path: string) => Promise<void>;
};

export type PictureRenderer = {
  digest: (bytes: Uint8Array, part?: PicturePart) => Promise<string>;
  render: (
    picture: PictureFile,
    part?: PicturePart,
  ) => Promise<
    Result<RenderedPicture, { code: 'not-an-image' | 'image-too-many-pixels' | 'image-animated' }>
  >;
};

export type PicturePart = { left: number; top: number; width: number; height: number };

export type RenderedPicture = {
  about: Omit<NamedPicture, 'digest'>;
  file: (file: { width: number; format: ImageFormat }) => Promise<Uint8Array>;
};

export type ImageDeps = { incoming: IncomingFiles; pictures: PictureStore; renderer: PictureRenderer };

export type StoredImage = { id: string; path: string };

export type ImageRefusal = PictureRefusal | 'image-not-found' | 'image-too-many-pixels';
