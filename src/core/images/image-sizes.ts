/**
 * Every stored file of an image: each width for pages, and one JPEG, because mail programs such as Outlook show no WebP.
 * `src/adapters/images/render-images.ts` sets their quality.
 */
export const filesOf = (image: Sized): { width: number; format: ImageFormat }[] => [
  ...pageFormats.flatMap((format) => widthsOf(image).map((width) => ({ width, format }))),
  { width: everydayWidthOf(image), format: 'jpeg' },
];

/** The widths in which an image is stored: those that are smaller than the original, and its own. */
export const widthsOf = ({ width }: Sized): number[] => [
  ...imageWidths.filter((step) => step < width),
  width,
];

/** The width in feeds, mails and browsers that choose none. */
export const everydayWidthOf = (image: Sized): number =>
  widthsOf(image).findLast((width) => width <= everydayWidth) ?? image.width;

const imageWidths = [480, 960, 1440];
const everydayWidth = 960;

const pageFormats = ['avif', 'webp'] as const;

export type PageFormat = (typeof pageFormats)[number];
export type ImageFormat = PageFormat | 'jpeg';

type Sized = { width: number };
