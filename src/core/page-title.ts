/** Search engines shorten longer titles. */
const maxTitleLength = 60;

/** Returns a page title, followed by the name of the business if there is room for it. */
export function titleWithName(title: string, name: string): string {
  const both = `${title} – ${name}`;
  return both.length <= maxTitleLength ? both : title;
}
