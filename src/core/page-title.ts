/** Search engines cut off titles with more characters. */
const maxTitleLength = 60;

export function titleWithName(title: string, name: string): string {
  const both = `${title} – ${name}`;
  return both.length <= maxTitleLength ? both : title;
}
