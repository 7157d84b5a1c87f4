/** A file field lets editors choose these formats. */
export const choosableImages = 'image/jpeg,image/png,image/webp,image/avif,image/heic';

/** An uploaded file may have this many bytes. The storage buckets enforce the same limit. */
export const maxImageBytes = 8 * 1024 * 1024;

/** Pictures with more pixels are refused before decoding, because even a small file can claim any size. */
export const maxPixels = 50_000_000;

/** An alternative text may have this many characters. The database enforces the same limit. */
export const maxAltLength = 300;
