/** Search engines shorten a title that has more characters. */
const maxTitleLength = 60;

/**
 * Returns the title of a page, followed by the name of the business if both together are short enough.
 *
 * @example titleWithName('Blog', 'Casa Ejemplo') // => 'Blog – Casa Ejemplo'
 */
export function titleWithName(title: string, name: string): string {
  const both = `${title} – ${name}`;
  return both.length <= maxTitleLength ? both : title;
}
