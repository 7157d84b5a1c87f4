import { locales, type Locale } from '../locale.ts';
import { calendarNames } from './calendar-names.ts';
import { byLocale } from './language-words.ts';
import { folded } from './read-words.ts';
import { remembered } from './remembered.ts';
import { trimmedEnd } from '../typed-text/trimmed-end.ts';

/**
 * Returns the dates in a text, and the rest of the text. "12-24" is 24 December, and "12-" is December without a day.
 * Without a language, finds dates in all our languages and in Catalan.
 * @example daysIn('Am Montag, dem 14. Dezember', 'de').days // => ['12-14']
 */
export function daysIn(text: string, locale?: Locale): { days: string[]; rest: string } {
  const days = new Set<string>();
  const note = (month: string | number, day = '') => {
    days.add(`${Number(month)}-${day === '' ? '' : Number(day)}`);
    return ' ';
  };
  let rest = text
    .replaceAll(/\b\d{4}-(\d\d)-(\d\d)\b/g, (_, month: string, day: string) => note(month, day))
    .replaceAll(/\b(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d\d)\b/g, (_, day: string, __, month: string) =>
      note(month, day),
    );
  for (const language of locale === undefined ? ([...locales, 'ca'] as const) : [locale]) {
    const { months, dayFirst, month } = patternsOf(language);
    const monthOf = (name: string) => months.indexOf(name.toLowerCase()) + 1;
    rest = rest
      .replaceAll(dayFirst, (_, day: string, name: string) => note(monthOf(name), day))
      .replaceAll(month, (_, name: string) => note(monthOf(name)));
  }
  return { days: [...days], rest };
}

/**
 * Returns all days that a report may mean: the week before and the week after its publication ("ayer", "el lunes"),
 * and each number in the report with each month in the report or in these weeks. The judge finds the right day.
 */
export function daysOfReport(text: string, publishedAt: Date): Set<string> {
  const around = Array.from({ length: 15 }, (_, at) => {
    const day = new Date(publishedAt.getTime() + (at - 7) * 86_400_000);
    return `${day.getUTCMonth() + 1}-${day.getUTCDate()}`;
  });
  const months = [...daysIn(text).days, ...around].map((day) => trimmedEnd(day, /\d/));
  const numbers = text.match(/\d+/g) ?? [];
  return new Set([
    ...around,
    ...months.flatMap((month) => [month, ...numbers.map((number) => `${month}${Number(number)}`)]),
  ]);
}

/**
 * Whether a text contains a word such as "today", whose meaning depends on the day of reading. Ignores capitalised
 * words inside the text, because the German "am Morgen" means "in the morning", not "tomorrow".
 */
export const saysRelativeDay = (text: string, locale: Locale): boolean =>
  relative[locale].test(text.charAt(0).toLowerCase() + text.slice(1));

const relative = byLocale(
  ({ time }) => new RegExp(`(?<!\\p{L})(?:${time.yesterday}|${time.soon})(?!\\p{L})`, 'u'),
);

/** `month` also matches a capital ("Mayo" may begin a sentence), but not "may", which is a verb in English. */
const patternsOf = remembered((language: Locale | 'ca') => {
  const names = calendarNames(language, 'month');
  const either = names.map((name) => `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`);
  const month = `(${either.join('|')})(?![\\p{L}\\p{M}])`;
  return {
    months: names.map((name) => name.toLowerCase()),
    dayFirst: new RegExp(
      `(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th|º|\\.)?\\s+(?:de\\s+|d['’]|of\\s+)?${month}`,
      'giu',
    ),
    month: new RegExp(`(?<![\\p{L}\\p{M}])${month}`, 'gu'),
  };
});

/** Returns the weekdays that a text names, 0 for Sunday, in one language, or in all our languages and in Catalan. */
export function weekdaysIn(text: string, locale?: Locale): Map<number, string> {
  const plain = folded(text);
  const found = new Map<number, string>();
  for (const language of locale === undefined ? ([...locales, 'ca'] as const) : [locale])
    for (const [day, pattern] of weekdayPatterns(language).entries()) {
      const [written] = pattern.exec(plain) ?? [];
      if (written !== undefined) found.set(day, written);
    }
  return found;
}

/**
 * Returns the weekdays that a sentence about a report may name: those that the report names, those of its dates, and if
 * it says "ayer" or "el fin de semana", those that this may mean.
 */
export function weekdaysOfReport(text: string, publishedAt: Date): Set<number> {
  const isRelative =
    locales.some((locale) => saysRelativeDay(text, locale)) || relativeInCatalan.test(folded(text));
  const around = isRelative ? [-2, -1, 0, 1, 2].map((days) => (publishedAt.getUTCDay() + days + 7) % 7) : [];
  const weekend = /weekend|fin de semana|cap de setmana|wochenende/.test(folded(text)) ? [0, 6] : [];
  return new Set([
    ...weekdaysIn(text).keys(),
    ...weekdaysOfDates(daysIn(text).days, publishedAt),
    ...around,
    ...weekend,
  ]);
}

/** Returns the weekdays of dates such as "12-24", in the year in which they are nearest to the report. */
export const weekdaysOfDates = (days: readonly string[], publishedAt: Date): number[] =>
  days.flatMap((written) => {
    const [month, day] = written.split('-').map(Number);
    if (month === undefined || !day) return [];
    const distance = (date: Date) => Math.abs(date.getTime() - publishedAt.getTime());
    const [nearest] = [-1, 0, 1]
      .map((years) => new Date(Date.UTC(publishedAt.getUTCFullYear() + years, month - 1, day)))
      .toSorted((one, other) => distance(one) - distance(other));
    return nearest === undefined ? [] : [nearest.getUTCDay()];
  });

const relativeInCatalan = /(?<![a-z])(?:ahir|avui|dema|abans-d'ahir)(?![a-z])/;

const weekdayPatterns = remembered((language: Locale | 'ca') =>
  calendarNames(language, 'weekday').map((name) => {
    const plain = folded(name).replace('samstag', 'samstag|sonnabend');
    return new RegExp(`(?<![a-z])(?:${plain})[a-z]*`);
  }),
);
