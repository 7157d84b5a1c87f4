import type { Locale } from '#core/locale.ts';

/** Everything happens on Ibiza, wherever the build or the reader is. */
export const timeZone = 'Europe/Madrid';

/**
 * A day, written out.
 * @example formatDate('2026-11-20T09:00:00Z', 'nl') // => '20 november 2026'
 */
export const formatDate = (moment: Date | string, locale: Locale): string =>
  dates(locale, { dateStyle: 'long' }).format(new Date(moment));

/**
 * A day and the time on the island.
 * @example formatMoment('2026-11-20T09:00:00Z', 'nl') // => '20 november 2026 om 10:00'
 */
export const formatMoment = (moment: Date | string, locale: Locale): string =>
  dates(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));

/**
 * Money from integer cents; whole euros without decimals.
 * @example formatEuro(38000, 'de') // => '380 €'
 */
export const formatEuro = (cents: number, locale: Locale): string =>
  numbers(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);

/**
 * A share from whole percents.
 * @example formatPercent(20, 'de') // => '20 %'
 */
export const formatPercent = (percent: number, locale: Locale): string =>
  numbers(locale, { style: 'percent' }).format(percent / 100);

/** British English: the day before the month, and the euro sign in front. */
const tags: Record<Locale, string> = { en: 'en-GB', nl: 'nl-NL', es: 'es-ES', de: 'de-DE' };

const dates = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tags[locale], { timeZone, ...options });

const numbers = (locale: Locale, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(tags[locale], options);
