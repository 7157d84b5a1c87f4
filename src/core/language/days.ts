import { locales, type Locale } from '../locale.ts';
import { byLocale, inAnyLanguage, languageWords } from './language-words.ts';

/**
 * Returns the days that a text names, and the text without them. A day is a day of a month ("12-24"), or a month alone
 * ("12-"). If no language is given, all our languages and Catalan are searched.
 *
 * @example daysIn('Am Montag, dem 14. Dezember', 'de').days // => ['12-14']
 */
export function daysIn(text: string, locale?: Locale): { days: string[]; rest: string } {
  const days = new Set<string>();
  const note = (month: number, ...numbers: (string | undefined)[]) => {
    const given = numbers.filter((number) => (number ?? '') !== '');
    for (const day of given) days.add(`${month}-${Number(day)}`);
    if (given.length === 0) days.add(`${month}-`);
    return ' ';
  };
  let rest = text
    .replaceAll(/\b\d{4}-(\d\d)-(\d\d)\b/g, (_, month: string, day: string) => note(Number(month), day))
    .replaceAll(/\b(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d\d)\b/g, (_, day: string, __, month: string) =>
      note(Number(month), day),
    );
  for (const language of locale === undefined ? ([...locales, 'ca'] as const) : [locale]) {
    const { months, dayFirst, monthFirst } = (patterns[language] ??= patternsOf(language));
    const monthOf = (name: string) => months.indexOf(name.toLowerCase()) + 1;
    rest = rest
      .replaceAll(dayFirst, (_, first: string | undefined, day: string, name: string) =>
        note(monthOf(name), first, day),
      )
      .replaceAll(monthFirst, (_, name: string, first?: string, last?: string) =>
        note(monthOf(name), first, last),
      );
  }
  return { days: [...days], rest };
}

/**
 * Returns all days that a report may mean: those that it names, and those around its publication, because "ayer" and "el
 * lunes" mean one of them. The judge checks which.
 */
export function daysOfReport(text: string, publishedAt: Date): Set<string> {
  const days = daysIn(text).days;
  for (let away = -7; away <= 7; away++) {
    const day = new Date(publishedAt.getTime() + away * 86_400_000);
    days.push(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`);
  }
  return new Set(days.flatMap((day) => [day, day.replace(/\d*$/, '')]));
}

/**
 * Whether a text contains a word such as "today", whose meaning depends on the day of reading. Only its first letter
 * may be a capital. In German, "am Morgen" does not count.
 */
export const saysRelativeDay = (text: string, locale: Locale): boolean =>
  relative[locale].test(text.charAt(0).toLowerCase() + text.slice(1));

const relative = byLocale(
  ({ time }) => new RegExp(`(?<!\\p{L})(?:${time.yesterday}|${time.soon})(?!\\p{L})`, 'u'),
);

/** Matches the text between the first and the last day of a range, as in "12 al 14" and "12–14". */
const between = `(?:st|nd|rd|th|\\.)?(?:\\s*[-–]\\s*|\\s+${inAnyLanguage(({ time }) => time.until)}\\s+(?:el\\s+)?)`;
const dayAfter = `(?:\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:%])(?:${between}(\\d{1,2}))?)?`;

const patterns: Partial<Record<Locale | 'ca', ReturnType<typeof patternsOf>>> = {};

/** A month that has no capital in a language may begin a sentence. In English, the verb "may" is not a month. */
function patternsOf(language: Locale | 'ca') {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2027, at, 1)));
  const either = names.map((name) => `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`);
  const month = `(${either.join('|')})(?![\\p{L}\\p{M}])`;
  const mayFollow = language !== 'ca' && languageWords[language].time.dayMayFollowMonth;
  return {
    months: names.map((name) => name.toLowerCase()),
    dayFirst: new RegExp(
      `(?:(?<!\\d)(\\d{1,2})${between})?(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th|º|\\.)?\\s+(?:de\\s+|d['’]|of\\s+)?${month}`,
      'giu',
    ),
    monthFirst: new RegExp(`(?<![\\p{L}\\p{M}])${month}${mayFollow ? dayAfter : '()()'}`, 'gu'),
  };
}
