/** Search engines cut off titles with more characters. */
const maxTitleLength = 60;

/** Appends the name of the business to a page title if there is room. */
export function titleWithName(title: string, name: string): string {
  const both = `${title} – ${name}`;
  return both.length <= maxTitleLength ? both : title;
}
