import { sourceFirst, type Locale } from '#core/locale.ts';

/** The unit of prices that recur. */
export const monthlyUnit: Record<Locale, string> = {
  nl: 'per maand',
  en: 'per month',
  es: 'al mes',
  de: 'pro Monat',
};

/** What the price of an extra may be for, which is paid once. The owner enters any other unit in words. */
export const standardUnits = {
  visit: { nl: 'per bezoek', en: 'per visit', es: 'por visita', de: 'pro Besuch' },
  hour: { nl: 'per uur', en: 'per hour', es: 'por hora', de: 'pro Stunde' },
  day: { nl: 'per dag', en: 'per day', es: 'al día', de: 'pro Tag' },
  room: { nl: 'per kamer', en: 'per room', es: 'por habitación', de: 'pro Zimmer' },
  squareMetre: { nl: 'per m²', en: 'per m²', es: 'por m²', de: 'pro m²' },
  car: { nl: 'per auto', en: 'per car', es: 'por coche', de: 'pro Auto' },
} as const satisfies Record<string, Record<Locale, string>>;

export type StandardUnit = keyof typeof standardUnits;

/**
 * Returns the standard unit that texts in all languages name, '' for no text, or `own` for other texts.
 * @example unitOf({ nl: 'per uur', en: 'per hour', es: 'por hora', de: 'pro Stunde' }) // => 'hour'
 */
export function unitOf(texts: Record<Locale, string>): StandardUnit | '' | 'own' {
  if (sourceFirst.every((locale) => texts[locale] === '')) return '';
  const units = Object.keys(standardUnits) as StandardUnit[];
  return (
    units.find((unit) => sourceFirst.every((locale) => standardUnits[unit][locale] === texts[locale])) ??
    'own'
  );
}
