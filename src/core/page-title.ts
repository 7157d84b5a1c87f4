/** In characters; search engines cut longer titles. */
const maxTitleLength = 60;

/**
 * The title of a page, followed by the name of the business if there is room.
 * @example titleWithName('Blog', 'Casa Ejemplo') // => 'Blog – Casa Ejemplo'
 */
export function titleWithName(title: string, name: string): string {
  const both = `${title} – ${name}`;
  return both.length <= maxTitleLength ? both : title;
}
