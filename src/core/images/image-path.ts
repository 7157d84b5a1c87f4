import { everydayWidthOf, widthsOf, type ImageFormat, type PageFormat } from './image-sizes.ts';

/**
 * Returns the path of an image on our site. Pages read the size and the placeholder colours from the path.
 * @example imagePath({ digest: '0f…', width: 2560, height: 1707, colours: 'a…' }) // => '/media/0f…-2560x1707-a…/960.webp'
 */
export function imagePath(image: NamedImage): string {
  return imageFile(image, { width: everydayWidthOf(image), format: 'webp' });
}

/** Returns the path of one stored file of an image. */
export const imageFile = (
  { digest, width, height, colours }: NamedImage,
  file: { width: number; format: ImageFormat },
): string => `/media/${digest}-${width}x${height}-${colours}/${file.width}.${file.format}`;

/** Reads an image's data from its path. Returns undefined for any other text, such as a URL on another site. */
export function imageAt(path: string | undefined): NamedImage | undefined {
  const [, digest, width, height, colours] = named.exec(path ?? '') ?? [];
  return digest === undefined || colours === undefined
    ? undefined
    : { digest, width: Number(width), height: Number(height), colours };
}

/**
 * Returns the path of the first image of this site in a text. An article without an image of its own shows it.
 * @example firstImageIn('<p>Water</p><img src="/media/0f…-2560x1707-a…/960.webp">') // => '/media/0f…-2560x1707-a…/960.webp'
 */
export const firstImageIn = (content: string): string | undefined =>
  content.match(/\/media\/[\w./-]+/g)?.find((path) => imageAt(path) !== undefined);

/** Returns the path of an image's largest file. Returns the URL of an image on another site unchanged. */
export function widestFile(path: string): string {
  const image = imageAt(path);
  return image === undefined ? path : imageFile(image, { width: image.width, format: 'webp' });
}

/** Replaces the images in HTML by those that mail programs show. Newsletters are made from feeds. */
export const withJpegs = (html: string): string =>
  html.replaceAll(/\/media\/[^\s"'<>]+/g, (path) => {
    const image = imageAt(path);
    return image === undefined ? path : imageFile(image, { width: everydayWidthOf(image), format: 'jpeg' });
  });

/** Returns the attribute `srcset`, from which browsers choose a width. */
export const srcsetOf = (image: NamedImage, format: PageFormat): string =>
  widthsOf(image)
    .map((width) => `${imageFile(image, { width, format })} ${width}w`)
    .join(', ');

/** Returns the placeholder colours of an image, with their positions in a grid of four columns and three rows. */
export const colourField = ({ colours }: Pick<NamedImage, 'colours'>): ColourCell[] =>
  Array.from({ length: colourColumns * colourRows }, (_, index) => ({
    x: index % colourColumns,
    y: Math.floor(index / colourColumns),
    colour: `#${colours.slice(index * 3, index * 3 + 3)}`,
  }));

export const colourColumns = 4;
export const colourRows = 3;

/** For example /media/0f…-2560x1707-a…/960.webp: digest, width, height, colours, and a file of one width. */
const named =
  /^\/media\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})-([0-9a-f]{36})\/\d{1,4}\.(?:avif|webp|jpeg)$/;

export type NamedImage = {
  /** A digest of the source file, so that the same file always gives the same image. */
  digest: string;
  width: number;
  height: number;
  colours: string;
};

type ColourCell = { x: number; y: number; colour: string };
