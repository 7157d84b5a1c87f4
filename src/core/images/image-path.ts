/**
 * Returns the path of one of our pictures. The folder name contains all data that a page needs, so that pages look nothing
 * up: a digest, the width, the height, and twelve colours (three rows of four) to show while the picture loads. The folder
 * contains each available width as AVIF and WebP.
 *
 * @example imagePath({ digest: '0f…', width: 2560, height: 1707, colours: 'abc…' }) // =>
 * '/media/0f…-2560x1707-abc…/960.webp'
 */
export function imagePath(picture: NamedPicture): string {
  const shown = widthsOf(picture).findLast((width) => width <= everydayWidth) ?? picture.width;
  return imageFile(picture, { width: shown, format: 'webp' });
}

export const imageFile = (
  { digest, width, height, colours }: NamedPicture,
  file: { width: number; format: ImageFormat },
): string => `/media/${digest}-${width}x${height}-${colours}/${file.width}.${file.format}`;

/**
 * Parses the address of a picture. Returns undefined if the picture is not one of ours.
 * @example pictureAt('/media/x.webp') // => undefined
 */
export function pictureAt(path: string | undefined): NamedPicture | undefined {
  const [, digest, width, height, colours] = named.exec(path ?? '') ?? [];
  return digest === undefined || colours === undefined
    ? undefined
    : { digest, width: Number(width), height: Number(height), colours };
}

/**
 * Returns the path of the largest file of a picture, for programs that show pictures in full size. The address of a picture
 * on another site is returned unchanged.
 */
export function widestFile(path: string): string {
  const picture = pictureAt(path);
  return picture === undefined ? path : imageFile(picture, { width: picture.width, format: 'webp' });
}

/** Lists the available widths of a picture in ascending order. The last width is that of the picture itself. */
export const widthsOf = ({ width }: Pick<NamedPicture, 'width'>): number[] => [
  ...imageWidths.filter((step) => step < width),
  width,
];

/** Lists all files of a picture in one format, as a `srcset`. */
export const srcsetOf = (picture: NamedPicture, format: ImageFormat): string =>
  widthsOf(picture)
    .map((width) => `${imageFile(picture, { width, format })} ${width}w`)
    .join(', ');

/** Returns the placeholder colours of a picture, with their positions in a grid of four columns and three rows. */
export const colourField = ({ colours }: Pick<NamedPicture, 'colours'>): ColourCell[] =>
  Array.from({ length: columns * rows }, (_, place) => ({
    x: place % columns,
    y: Math.floor(place / columns),
    colour: `#${colours.slice(place * 3, place * 3 + 3)}`,
  }));

export const columns = 4;
export const rows = 3;

/**
 * A picture that is wider than this is scaled down. This width suffices, because pages show pictures at most 768 CSS pixels
 * wide, which are 1,536 pixels on a high-density screen.
 */
export const maxImageWidth = 2560;
const imageWidths = [480, 960, 1440];
const everydayWidth = 960;

export const imageFormats = ['avif', 'webp'] as const;

const named =
  /^\/media\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})-([0-9a-f]{36})\/\d{1,4}\.(?:avif|webp)$/;

export type ImageFormat = (typeof imageFormats)[number];

export type NamedPicture = {
  /** The digest of the source file names the picture, so that the same file always gives the same picture. */
  digest: string;
  width: number;
  height: number;
  /** Contains three hexadecimal digits for each of twelve colours. */
  colours: string;
};

type ColourCell = { x: number; y: number; colour: string };
