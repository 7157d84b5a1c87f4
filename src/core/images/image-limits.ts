/** What may be chosen as a picture, in the words of a file field. */
export const choosableImages = 'image/jpeg,image/png,image/webp,image/avif,image/heic';

/** In bytes, for a file that comes in. The buckets know the same one. */
export const maxImageBytes = 8 * 1024 * 1024;

/** More are refused before anything is unpacked: a small file can claim to be as large as a house. */
export const maxPixels = 50_000_000;

/** What a picture shows, for those who do not see it; the database knows the same limit. */
export const maxAltLength = 300;
