import { locales, type Locale } from '../locale.ts';
import { byLocale, inAnyLanguage, languageWords } from './language-words.ts';
import { folded } from './read-words.ts';

/**
 * Returns the days that a text names, and the text without them. A day is "12-24" (day of a month), "12-" (month) or
 * "w0" (Sunday). Without a language, searches all our languages and Catalan.
 * @example daysIn('Am Montag, dem 14. Dezember', 'de').days // => ['12-14', 'w1']
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
    const { months, weekdays, dayFirst, monthFirst, weekday } = (patterns[language] ??= patternsOf(language));
    const monthOf = (name: string) => months.indexOf(name.toLowerCase()) + 1;
    rest = rest
      .replaceAll(dayFirst, (_, first: string | undefined, day: string, name: string) =>
        note(monthOf(name), first, day),
      )
      .replaceAll(monthFirst, (_, name: string, first?: string, last?: string) =>
        note(monthOf(name), first, last),
      )
      .replaceAll(weekday, (_, name: string) => {
        days.add(`w${weekdays.indexOf(name.toLowerCase())}`);
        return ' ';
      });
  }
  return { days: [...days], rest };
}

/** Returns the days that a report may mean. "On Saturday" is the nearest Saturday, "ayer" at most two days away. */
export function daysOfReport(text: string, publishedAt: Date): string[] {
  const found = new Set(daysIn(text).days);
  const add = (day: Date) => {
    found.add(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`);
    found.add(`${day.getUTCMonth() + 1}-`);
    found.add(`w${day.getUTCDay()}`);
  };
  const away = (days: number) => new Date(publishedAt.getTime() + days * dayLength);
  if (relativeInReport.test(folded(text))) for (const days of [-2, -1, 0, 1, 2]) add(away(days));
  for (const day of [...found]) {
    if (day.startsWith('w'))
      for (let days = -6; days <= 7; days++)
        if (away(days).getUTCDay() === Number(day.slice(1))) add(away(days));
    const [month = 0, date = 0] = day.startsWith('w') ? [] : day.split('-').map(Number);
    if (date > 0) add(nearest(month, date, publishedAt));
  }
  return [...found];
}

/**
 * Whether a text contains a word such as "today", whose meaning depends on the day of reading. Only its first letter
 * may be a capital. In German, "am Morgen" does not count.
 */
export const saysRelativeDay = (text: string, locale: Locale): boolean =>
  relative[locale].test(text.charAt(0).toLowerCase() + text.slice(1));

function nearest(month: number, date: number, to: Date): Date {
  const years = [-1, 0, 1].map((more) => new Date(Date.UTC(to.getUTCFullYear() + more, month - 1, date, 12)));
  const distance = (day: Date) => Math.abs(day.getTime() - to.getTime());
  return years.reduce((best, day) => (distance(day) < distance(best) ? day : best));
}

const dayLength = 24 * 60 * 60 * 1000;

const relative = byLocale(
  ({ time }) => new RegExp(`(?<!\\p{L})(?:${time.yesterday}|${time.soon})(?!\\p{L})`, 'u'),
);
const relativeInReport = new RegExp(
  `\\b(?:ahir|avui|dema|${folded(inAnyLanguage(({ time }) => `${time.yesterday}|${time.soon}`))})\\b`,
);

/** Matches the text between the first and the last day of a range, as in "12 al 14" and "12–14". */
const between = `(?:st|nd|rd|th|\\.)?(?:\\s*[-–]\\s*|\\s+${inAnyLanguage(({ time }) => time.until)}\\s+(?:el\\s+)?)`;
const dayAfter = `(?:\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:%])(?:${between}(\\d{1,2}))?)?`;

const patterns: Partial<Record<Locale | 'ca', Patterns>> = {};

/** In languages that write names of days in lower case, such a name may begin a sentence. The verb "may" is no month. */
function patternsOf(language: Locale | 'ca'): Patterns {
  const namesOf = (part: 'month' | 'weekday', count: number) => {
    const format = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' });
    // 1 August 2027 is a Sunday, so the days from there are the days of the week in order.
    return Array.from({ length: count }, (_, at) =>
      format.format(part === 'month' ? Date.UTC(2027, at, 1) : Date.UTC(2027, 7, 1 + at)),
    );
  };
  const either = (names: string[]) =>
    names.map((name) => `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`).join('|');
  const [months, weekdays] = [namesOf('month', 12), namesOf('weekday', 7)];
  const month = `(${either(months)})(?![\\p{L}\\p{M}])`;
  const mayFollow = language !== 'ca' && languageWords[language].time.dayMayFollowMonth;
  const lower = (names: string[]) => names.map((name) => name.toLowerCase());
  return {
    months: lower(months),
    weekdays: lower(weekdays),
    dayFirst: new RegExp(
      `(?:(?<!\\d)(\\d{1,2})${between})?(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th|º|\\.)?\\s+(?:de\\s+|d['’]|of\\s+)?${month}`,
      'giu',
    ),
    monthFirst: new RegExp(`(?<![\\p{L}\\p{M}])${month}${mayFollow ? dayAfter : '()()'}`, 'gu'),
    // The pattern also matches days inside compound words, such as "Sonntagsmarkt" and "zondagsmarkt".
    weekday: new RegExp(`(?<![\\p{L}\\p{M}])(${either(weekdays)})\\p{L}*`, 'gu'),
  };
}

type Patterns = {
  months: string[];
  weekdays: string[];
  dayFirst: RegExp;
  monthFirst: RegExp;
  weekday: RegExp;
};
