import type { Locale } from '#core/locale.ts';
import type { Words } from './dictionary.ts';
import { site as de } from './de/site.ts';
import { site as en } from './en/site.ts';
import { site as es } from './es/site.ts';
import { site as nl } from './nl/site.ts';

/**
 * All words of the site in a language, with those of the pages that functions draw.
 * @example words('de').nav.services // => 'Leistungen'
 */
export const words = (locale: Locale): Words => dictionaries[locale];

const dictionaries: Record<Locale, Words> = { nl, en, es, de };

export type { Words };
