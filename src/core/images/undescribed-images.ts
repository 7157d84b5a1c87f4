export const undescribedImages = (source: string): number =>
  source.match(/!\[\s*\]\(|<img\b(?![^>]*\salt=(?:"\s*[^"\s]|'\s*[^'\s]|[^"'\s>]))/gi)?.length ?? 0;
