/** Search engines cut a title somewhere after this many characters. */
const maxTitleLength = 60;

/**
 * The title of a page, followed by the name of the business where there is room for it.
 * @example titleWithName('Blog', 'Casa Ejemplo') // => 'Blog – Casa Ejemplo'
 */
export function titleWithName(title: string, name: string): string {
  const both = `${title} – ${name}`;
  return both.length <= maxTitleLength ? both : title;
}
