/** The file fields of the desk accept these formats. */
export const choosableImages = 'image/jpeg,image/png,image/webp,image/avif,image/heic';

/** An uploaded file may have this many bytes. The storage buckets enforce the same limit. */
export const maxImageBytes = 8 * 1024 * 1024;

/** A picture with more pixels is refused before it is decoded, because even a small file can contain a huge picture. */
export const maxPixels = 50_000_000;

/** An alternative text may have this many characters. The database enforces the same limit. */
export const maxAltLength = 300;
