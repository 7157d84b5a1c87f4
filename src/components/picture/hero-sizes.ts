/**
 * The width at which the picture above a post is displayed. The preload link and the picture must use the same value.
 * Otherwise, the browser loads two files.
 */
export const heroSizes = '(width < 51rem) 92vw, 48rem';
