/** The displayed width of the picture above a post. Preload and picture must agree, or the browser loads two files. */
export const heroSizes = '(width < 51rem) 92vw, 48rem';
