import { islandDay } from '#core/ibiza-time/days.ts';
import { timeZone } from '#core/ibiza-time/clock.ts';
import { languages, locales, type Locale } from '#core/locale.ts';

/** Formats a date in words, such as '20 november 2026'. */
export const formatDate = (moment: Date | string, locale: Locale): string =>
  dates(locale, { dateStyle: 'long' }).format(new Date(moment));

/** Formats a date in few letters, such as '20 nov 2026'. */
export const formatShortDate = (moment: Date | string, locale: Locale): string =>
  dates(locale, { dateStyle: 'medium' }).format(new Date(moment));

/** Formats a date and time in Ibiza’s time zone, such as '20 november 2026 om 10:00'. */
export const formatMoment = (moment: Date | string, locale: Locale): string =>
  dates(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));

/** Formats a moment that someone has to check, such as 'vrijdag 20 november 2026 om 10:00'. */
export const formatFullMoment = (moment: Date | string, locale: Locale): string =>
  dates(locale, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(moment));

/** Formats a short date and time in Ibiza’s time zone, such as '20-11-2026, 10:00'. */
const formatShortMoment = (moment: Date | string, locale: Locale): string =>
  dates(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(moment));

/**
 * Formats a moment as people say it: a day within six days by its name, any other day by its date.
 * @example formatNearMoment(yesterday, 'nl') // => 'gisteren 14:05'
 */
export function formatNearMoment(moment: Date | string, locale: Locale, now = new Date()): string {
  const days = daysFrom(now, moment);
  if (Math.abs(days) > 6) return formatShortMoment(moment, locale);
  const day =
    Math.abs(days) > 1 ? dates(locale, { weekday: 'long' }).format(new Date(moment)) : near(days, locale);
  return `${day} ${formatTime(moment, locale)}`;
}

/**
 * Formats a day as people say it. A day of another year has its year.
 * @example formatNearDay(yesterday, 'nl') // => 'gisteren'
 */
export function formatNearDay(moment: Date | string, locale: Locale, now = new Date()): string {
  const days = daysFrom(now, moment);
  if (Math.abs(days) <= 1) return near(days, locale);
  const isOfThisYear = islandDay(new Date(moment)).slice(0, 4) === islandDay(now).slice(0, 4);
  return isOfThisYear ? formatDay(moment, locale) : formatDate(moment, locale);
}

function daysFrom(now: Date, moment: Date | string): number {
  const dayOf = (at: Date | string) => Date.parse(islandDay(new Date(at)));
  return Math.round((dayOf(moment) - dayOf(now)) / 86_400_000);
}

const near = (days: number, locale: Locale): string =>
  new Intl.RelativeTimeFormat(languages[locale].tag, { numeric: 'auto' }).format(days, 'day');

/**
 * Formats a time in Ibiza's time zone.
 *
 * @example formatTime('2026-11-20T13:03:00Z', 'nl') // => '14:03'
 */
export const formatTime = (moment: Date | string, locale: Locale): string =>
  dates(locale, { timeStyle: 'short' }).format(new Date(moment));

export const dayName = (index: number, locale: Locale): string =>
  // 1 January 2024 was a Monday.
  dates(locale, { weekday: 'long' }).format(new Date(Date.UTC(2024, 0, 1 + index, 12)));

/** Formats a month such as '2026-11' as 'november 2026'. */
export const formatMonth = (month: string, locale: Locale): string =>
  dates(locale, { year: 'numeric', month: 'long' }).format(new Date(`${month}-15T12:00:00Z`));

/** Formats a whole number with thousands separators, such as '12.500'. */
export const formatNumber = (number: number, locale: Locale): string => numbers(locale, {}).format(number);

/** Formats integer cents as euros. Whole euros have no decimals: 38000 is '380 €'. */
export const formatEuro = (cents: number, locale: Locale): string =>
  numbers(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);

/** Formats integer cents as dollars, without a country prefix: '92.000,50 $'. */
export const formatDollar = (cents: number, locale: Locale): string =>
  numbers(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(
    cents / 100,
  );

/** Formats whole satoshis with all eight decimals of a bitcoin: '0,00475000 BTC'. */
export const formatBitcoin = (satoshis: number, locale: Locale): string =>
  `${numbers(locale, { minimumFractionDigits: 8, maximumFractionDigits: 8 }).format(satoshis / 100_000_000)}\u00a0BTC`;

/** Formats a duration in milliseconds as '12 seconds ago', and longer ones in minutes, hours or days. */
export function formatAgo(milliseconds: number, locale: Locale): string {
  const ago = new Intl.RelativeTimeFormat(languages[locale].tag);
  const seconds = Math.floor(milliseconds / 1000);
  for (const [unit, length, below] of steps)
    if (seconds < below) return ago.format(-Math.floor(seconds / length), unit);
  return ago.format(-Math.floor(seconds / 86_400), 'day');
}

const steps = [
  ['second', 1, 90],
  ['minute', 60, 90 * 60],
  ['hour', 3600, 36 * 3600],
] as const;

/** Formats a day without its year, such as 'zondag 29 november'. */
export const formatDay = (moment: Date | string, locale: Locale): string =>
  dates(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(moment));

/** Formats a month and day such as '03-09' as '9 maart'. */
export const formatDayOfYear = (day: string, locale: Locale): string =>
  dates(locale, { day: 'numeric', month: 'long' }).format(new Date(`2000-${day}T12:00:00Z`));

/** Formats a number of days, whole years as years: 730 is '2 jaar'. */
export function formatDays(days: number, locale: Locale): string {
  const isYears = days % 365 === 0;
  const options = { style: 'unit', unit: isYears ? 'year' : 'day', unitDisplay: 'long' } as const;
  return numbers(locale, options).format(isYears ? days / 365 : days);
}

export const formatList = (names: string[], locale: Locale): string =>
  new Intl.ListFormat(languages[locale].tag).format(names);

/** Formats a percentage: 20 becomes '20 %'. */
export const formatPercent = (percent: number, locale: Locale): string =>
  numbers(locale, { style: 'percent' }).format(percent / 100);

/** Lists the site’s languages, the given one first: 'English, Dutch, Spanish or German'. */
export function namesOfLanguages(locale: Locale): string {
  const others = locales.filter((other) => other !== locale);
  return new Intl.ListFormat(languages[locale].tag, { type: 'disjunction' }).format(
    [locale, ...others].map((code) => nameOfLanguage(code, locale)),
  );
}

/** @example nameOfLanguage('nl', 'en') // => 'Dutch' */
export const nameOfLanguage = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(languages[locale].tag, { type: 'language' }).of(code) ?? code;

/** Formatters are cached, because creating a formatter takes longer than formatting a hundred dates. */
const knownDates = new Map<string, Intl.DateTimeFormat>();

function dates(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const known =
    knownDates.get(name) ?? new Intl.DateTimeFormat(languages[locale].tag, { timeZone, ...options });
  knownDates.set(name, known);
  return known;
}

const numbers = (locale: Locale, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(languages[locale].tag, options);
