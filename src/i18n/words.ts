import type { Locale } from '#core/locale.ts';
import type { Words } from './dictionary.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { nl } from './nl.ts';

/**
 * All words of a language.
 * @example words('de').nav.services // => 'Leistungen'
 */
export const words = (locale: Locale): Words => dictionaries[locale];

const dictionaries: Record<Locale, Words> = { nl, en, es, de };

export type { Words };
