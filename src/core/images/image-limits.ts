/** The formats that the file dialogs of the desk offer. Of the browsers, only Safari opens HEIC (`src/islands/admin/images/shrink-image.ts`). */
export const choosableImages = 'image/jpeg,image/png,image/webp,image/avif,image/heic';

/** The size limit of an uploaded file. The buckets enforce the same limit, and `may_upload()` the number of files. */
export const maxImageBytes = 8 * 1024 * 1024;

/** Even a small file can contain a huge image, so an image with more pixels is refused before decoding. */
export const maxPixels = 50_000_000;

/** Also limits the height. Pages show images at most 1,280 CSS pixels wide: 2,560 pixels on dense screens. */
export const maxImageWidth = 2560;

/** The length limit of an alternative text in characters. The database enforces the same limit. */
export const maxAltLength = 300;

/** The length limit of the name of an uploaded file in characters. The database enforces the same limit. */
export const maxNameLength = 200;
