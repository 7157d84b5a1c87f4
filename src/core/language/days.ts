import { locales, type Locale } from '../locale.ts';
import { byLocale, inAnyLanguage } from './language-words.ts';
import { folded } from './read-words.ts';
import { never } from './words/language-words.ts';

/**
 * Returns the days that a text names ("12-24", "12-" for a month, "w0" for Sunday), and the rest. Without a language,
 * searches in all our languages.
 *
 * @example daysIn('Am Montag, dem 14. Dezember', 'de').days // => ['12-14', 'w1']
 */
export function daysIn(text: string, locale?: Locale): { days: string[]; rest: string } {
  const days = new Set<string>();
  const note = (month: number, ...numbers: (string | undefined)[]) => {
    const given = numbers.filter((number) => number !== undefined);
    for (const day of given) days.add(`${month}-${Number(day)}`);
    if (given.length === 0) days.add(`${month}-`);
    return ' ';
  };
  let rest = text
    .replaceAll(/\b\d{4}-(\d\d)-(\d\d)\b/g, (_, month: string, day: string) => note(Number(month), day))
    .replaceAll(/\b(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d\d)\b/g, (_, day: string, __, month: string) =>
      note(Number(month), day),
    );
  for (const language of locale === undefined ? locales : [locale]) {
    const { dayFirst, monthFirst, weekday, monthOf, weekdayOf } = patterns[language];
    rest = rest
      .replaceAll(dayFirst, (_, first: string | undefined, day: string, name: string) =>
        note(monthOf(name), first, day),
      )
      .replaceAll(monthFirst, (_, name: string, first: string | undefined, last: string | undefined) =>
        note(monthOf(name), first, last),
      )
      .replaceAll(weekday, (_, name: string) => {
        days.add(`w${weekdayOf(name)}`);
        return ' ';
      });
  }
  return { days: [...days], rest };
}

/**
 * Returns all days that a report names, each as a date and as a day of the week. Resolves relative days such as "ayer"
 * from the day of publication.
 *
 * @example daysOfReport('Mañana abre el puerto', new Date('2026-11-20T08:00:00Z')) // => ['11-21', 'w6', '11-20', 'w5']
 */
export function daysOfReport(text: string, publishedAt: Date): string[] {
  const found = new Set(daysIn(fromCatalan(text)).days);
  const add = (day: Date) => {
    found.add(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`);
    found.add(`${day.getUTCMonth() + 1}-`);
    found.add(`w${day.getUTCDay()}`);
  };
  const away = (days: number) => new Date(publishedAt.getTime() + days * dayLength);
  for (const { inReport, days } of relativeDays) if (inReport.test(folded(text))) add(away(days));
  for (const day of [...found]) {
    if (day.startsWith('w'))
      for (let days = -6; days <= 7; days++)
        if (away(days).getUTCDay() === Number(day.slice(1))) add(away(days));
    const [month = 0, date = 0] = day.startsWith('w') ? [] : day.split('-').map(Number);
    if (date > 0) add(nearest(month, date, publishedAt));
  }
  return [...found];
}

/** Whether a text contains a word such as "today", which means another day when read tomorrow. */
export const saysRelativeDay = (text: string, locale: Locale): boolean =>
  relativeDays.some(({ inText }) => inText[locale].test(decapitalised(text)));

/** Lowers only the first letter: "Heute" matches "heute", but "am Morgen" keeps its capital. */
const decapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function nearest(month: number, date: number, to: Date): Date {
  const years = [-1, 0, 1].map((more) => new Date(Date.UTC(to.getUTCFullYear() + more, month - 1, date, 12)));
  const distance = (day: Date) => Math.abs(day.getTime() - to.getTime());
  return years.reduce((best, day) => (distance(day) < distance(best) ? day : best));
}

/** Replaces Catalan months and weekdays by Spanish ones: "30 d'abril", "dilluns". */
const fromCatalan = (text: string): string =>
  text.replaceAll(catalan, (_, name: string) => ` ${spanish[catalanNames.indexOf(name)] ?? name}`);

const [catalanNames = [], spanish = []] = `
gener febrer març abril maig juny juliol agost setembre octubre novembre desembre diumenge dilluns dimarts dimecres dijous divendres dissabte
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre domingo lunes martes miércoles jueves viernes sábado`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
const catalan = new RegExp(`(?:\\bd['’]|\\s)(${catalanNames.join('|')})(?!\\p{L})`, 'gu');

const dayLength = 24 * 60 * 60 * 1000;

/** Patterns for relative days. A report may be in Catalan or any of our languages. */
const relativeDays = (
  [
    ['dayBeforeYesterday', -2, never],
    ['yesterday', -1, 'ahir'],
    ['today', 0, 'avui'],
    ['tomorrow', 1, 'dema'],
    ['dayAfterTomorrow', 2, never],
  ] as const
).map(([day, days, catalan]) => ({
  days,
  inReport: new RegExp(`\\b(?:${folded(inAnyLanguage(({ time }) => time[day]))}|${catalan})\\b`),
  inText: byLocale(({ time }) => new RegExp(`(?<!\\p{L})(?:${time[day]})(?!\\p{L})`, 'u')),
}));

/** Matches the text between the first and the last day of a range, as in "12 al 14" and "12–14". */
const between = `(?:st|nd|rd|th|\\.)?(?:\\s*[-–]\\s*|\\s+${inAnyLanguage(({ time }) => time.until)}\\s+(?:el\\s+)?)`;
const dayAfter = `(?:\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:%])(?:${between}(\\d{1,2}))?)?`;
/** Matches nothing, with the two groups of `dayAfter`, if no day follows the month. */
const noDay = '(?:(?!)()())?';
const ordinal = '(?:st|nd|rd|th|º|\\.)?';

const patterns = byLocale(({ time, hasCompounds }) => {
  const [months, weekdays] = [time.months.split(' '), time.weekdays.split(' ')];
  const month = `(${months.join('|')})(?![\\p{L}\\p{M}])`;
  const begin = '(?<![\\p{L}\\p{M}])';
  const exact = (names: string[], flags: string) => names.map((name) => new RegExp(`^${name}$`, flags));
  const [monthNames, weekdayNames] = [exact(months, 'iu'), exact(weekdays, 'u')];
  return {
    dayFirst: new RegExp(
      `(?:(?<!\\d)(\\d{1,2})${between})?(?<![\\d.,])(\\d{1,2})${ordinal}\\s+(?:de\\s+|of\\s+)?${month}`,
      'giu',
    ),
    monthFirst: new RegExp(`${begin}${month}${time.dayMayFollowMonth ? dayAfter : noDay}`, 'gu'),
    // Also matches days inside compounds, such as "Sonntagsmarkt" and "zondagsmarkt".
    weekday: new RegExp(
      `${begin}(${weekdays.join('|')})${hasCompounds ? '\\p{L}*' : 's?(?![\\p{L}\\p{M}])'}`,
      'gu',
    ),
    monthOf: (name: string) => monthNames.findIndex((pattern) => pattern.test(name)) + 1,
    weekdayOf: (name: string) => weekdayNames.findIndex((pattern) => pattern.test(name)),
  };
});
