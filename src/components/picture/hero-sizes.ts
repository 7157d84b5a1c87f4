/** How wide the picture above a post is shown. The preload and the picture must say the same, or two files are asked for. */
export const heroSizes = '(width < 51rem) 92vw, 48rem';
