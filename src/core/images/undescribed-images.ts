/**
 * Whether a text says what an image shows. The name of a file does not, and neither do the names that cameras, Word and
 * mail programs give by themselves.
 * @example isDescription('IMG_2043.JPG') // => false
 */
export const isDescription = (alt: string): boolean => !isGivenName.test(alt.trim());

const isGivenName =
  /^$|\.(?:jpe?g|jfif|png|gif|webp|avif|hei[cf]|tiff?|bmp|svg|[ew]m[fz])$|^(?:img|image|imagen|dsc[nf]?|pxl|foto|photo|picture|afbeelding|bild|grafik|screenshot|whatsapp image)[-_ ]?\d[-_.\d ]*(?:wa\d+|at [\d.]+)?$/i;

/**
 * Counts the images without a description in Markdown or HTML.
 * @example undescribedImages('![](/a.webp) <img src="/b.webp" alt=" "> <img src="/c.webp" alt="Zee">') // => 2
 */
export const undescribedImages = (source: string): number =>
  [...source.matchAll(/!\[([^\][]*)\]\(|<img\b((?:[^<>"']|"[^"]*"|'[^']*')*)/gi)].filter(
    ([, markdown, attributes = '']) => !isDescription(markdown ?? altIn(attributes)),
  ).length;

function altIn(attributes: string): string {
  const [, quoted, single, bare] = /\salt=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i.exec(attributes) ?? [];
  return quoted ?? single ?? bare ?? '';
}
