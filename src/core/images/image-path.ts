/**
 * Returns the path of a picture on our site. Pages read the size and the placeholder colours from the path.
 * @example imagePath({ digest: '0f…', width: 2560, height: 1707, colours: 'a…' }) // => '/media/0f…-2560x1707-a…/960.webp'
 */
export function imagePath(picture: NamedPicture): string {
  return imageFile(picture, { width: everydayWidthOf(picture), format: 'webp' });
}

const everydayWidthOf = (picture: NamedPicture): number =>
  widthsOf(picture).findLast((width) => width <= everydayWidth) ?? picture.width;

export const imageFile = (
  { digest, width, height, colours }: NamedPicture,
  file: { width: number; format: ImageFormat },
): string => `/media/${digest}-${width}x${height}-${colours}/${file.width}.${file.format}`;

/** Reads a picture's data from its path. Returns undefined for any other text, such as a URL on another site. */
export function pictureAt(path: string | undefined): NamedPicture | undefined {
  const [, digest, width, height, colours] = named.exec(path ?? '') ?? [];
  return digest === undefined || colours === undefined
    ? undefined
    : { digest, width: Number(width), height: Number(height), colours };
}

/**
 * Returns the path of the first picture of this site in a text. An article without a picture of its own shows it.
 * @example firstPictureIn('<p>Water</p><img src="/media/0f…-2560x1707-a…/960.webp">') // => '/media/0f…-2560x1707-a…/960.webp'
 */
export const firstPictureIn = (content: string): string | undefined =>
  content.match(/\/media\/[\w./-]+/g)?.find((path) => pictureAt(path) !== undefined);

/** Returns the path of a picture's largest file. Returns the URL of a picture on another site unchanged. */
export function widestFile(path: string): string {
  const picture = pictureAt(path);
  return picture === undefined ? path : imageFile(picture, { width: picture.width, format: 'webp' });
}

export const widthsOf = ({ width }: Pick<NamedPicture, 'width'>): number[] => [
  ...imageWidths.filter((step) => step < width),
  width,
];

/** Every file of a picture: each width for pages, and one JPEG, because mail programs such as Outlook show no WebP. */
export const filesOf = (picture: NamedPicture): { width: number; format: ImageFormat }[] => [
  ...pageFormats.flatMap((format) => widthsOf(picture).map((width) => ({ width, format }))),
  { width: everydayWidthOf(picture), format: 'jpeg' },
];

/** Replaces the pictures in HTML by those that mail programs show. Newsletters are made from feeds. */
export const withJpegs = (html: string): string =>
  html.replaceAll(/\/media\/[^\s"'<>]+/g, (path) => {
    const picture = pictureAt(path);
    return picture === undefined
      ? path
      : imageFile(picture, { width: everydayWidthOf(picture), format: 'jpeg' });
  });

export const srcsetOf = (picture: NamedPicture, format: (typeof pageFormats)[number]): string =>
  widthsOf(picture)
    .map((width) => `${imageFile(picture, { width, format })} ${width}w`)
    .join(', ');

/** Returns the placeholder colours of a picture, with their positions in a grid of four columns and three rows. */
export const colourField = ({ colours }: Pick<NamedPicture, 'colours'>): ColourCell[] =>
  Array.from({ length: colourColumns * colourRows }, (_, place) => ({
    x: place % colourColumns,
    y: Math.floor(place / colourColumns),
    colour: `#${colours.slice(place * 3, place * 3 + 3)}`,
  }));

export const colourColumns = 4;
export const colourRows = 3;

/** Also limits the height. Pages show pictures at most 1,280 CSS pixels wide: 2,560 pixels on dense screens. */
export const maxImageWidth = 2560;
const imageWidths = [480, 960, 1440];
const everydayWidth = 960;

const pageFormats = ['avif', 'webp'] as const;

const named =
  /^\/media\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})-([0-9a-f]{36})\/\d{1,4}\.(?:avif|webp|jpeg)$/;

export type ImageFormat = (typeof pageFormats)[number] | 'jpeg';

export type NamedPicture = {
  /** A digest of the source file, so that the same file always gives the same picture. */
  digest: string;
  width: number;
  height: number;
  colours: string;
};

type ColourCell = { x: number; y: number; colour: string };
