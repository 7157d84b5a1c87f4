/** The title of a page in the browser’s tab and in search results. */

/** Search engines cut off titles with more characters. */
const maxTitleLength = 60;

/** Adds the name of the business, if the title is then still short enough. */
export function titleWithName(title: string, name: string): string {
  const both = `${title} – ${name}`;
  return both.length <= maxTitleLength ? both : title;
}
