/** The value of `accept` in a file field. */
export const choosableImages = 'image/jpeg,image/png,image/webp,image/avif,image/heic';

/** In bytes, for an uploaded file. The storage buckets enforce the same limit. */
export const maxImageBytes = 8 * 1024 * 1024;

/** Larger pictures are refused before decoding, because a small file can claim any size. */
export const maxPixels = 50_000_000;

/** In characters, for the alternative text; the database enforces the same limit. */
export const maxAltLength = 300;
