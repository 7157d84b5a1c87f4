/** The preload link and the image must use the same value, or the browser loads two files. */
export const heroSizes = '(width < 68rem) 92vw, 64rem';
