/**
 * Counts the pictures without a description in a source, HTML or Markdown.
 * @example undescribedPictures('![](/a.webp) <img src="/b.webp" alt="Een pomp">') // => 1
 */
export const undescribedPictures = (source: string): number =>
  source.match(/!\[\s*\]\(|<img\b(?![^>]*\salt=(?:"\s*[^"\s]|'\s*[^'\s]|[^"'\s>]))/gi)?.length ?? 0;
