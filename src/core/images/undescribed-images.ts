/**
 * Counts the images without an alternative text in Markdown or HTML.
 * @example undescribedImages('![](/a.webp) <img src="/b.webp" alt=" "> <img src="/c.webp" alt="Zee">') // => 2
 */
export const undescribedImages = (source: string): number =>
  source.match(/!\[\s*\]\(|<img\b(?![^>]*\salt=(?:"\s*[^"\s]|'\s*[^'\s]|[^"'\s>]))/gi)?.length ?? 0;
