import type { Locale } from '../locale.ts';

/** Returns the names of the months, or of the weekdays from Sunday, as `Intl` writes them. */
export function calendarNames(locale: Locale | 'ca', part: 'month' | 'weekday'): readonly string[] {
  const key = `${locale} ${part}`;
  const names = known.get(key) ?? namesOf(locale, part);
  known.set(key, names);
  return names;
}

/** Making the names takes longer than using them, so they are kept. */
const known = new Map<string, string[]>();

function namesOf(locale: Locale | 'ca', part: 'month' | 'weekday'): string[] {
  const format = new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' });
  // 3 January 2027 is a Sunday.
  return part === 'month'
    ? Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2027, month)))
    : Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2027, 0, 3 + day)));
}
