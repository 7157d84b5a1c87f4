/** Returns the names of the months, or of the weekdays from Sunday, as `Intl` writes them. */
export function calendarNames(
  language: string,
  part: 'month' | 'weekday',
  style: 'long' | 'short' = 'long',
): readonly string[] {
  const key = `${language} ${part} ${style}`;
  const names =
    namesByKey.get(key) ??
    namesOf(new Intl.DateTimeFormat(language, { [part]: style, timeZone: 'UTC' }), part);
  namesByKey.set(key, names);
  return names;
}

/** Making the names takes longer than using them, so they are kept. */
const namesByKey = new Map<string, string[]>();

/** 3 January 2027 is a Sunday. */
const namesOf = (format: Intl.DateTimeFormat, part: 'month' | 'weekday'): string[] =>
  part === 'month'
    ? Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2027, month)))
    : Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2027, 0, 3 + day)));
