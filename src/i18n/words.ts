import type { Locale } from '#core/locale.ts';
import type { LegalWords, Words } from './dictionary.ts';
import { legal as deLegal } from './de/legal.ts';
import { site as de } from './de/site.ts';
import { legal as enLegal } from './en/legal.ts';
import { site as en } from './en/site.ts';
import { legal as esLegal } from './es/legal.ts';
import { site as es } from './es/site.ts';
import { legal as nlLegal } from './nl/legal.ts';
import { site as nl } from './nl/site.ts';

/** Returns all texts of the site in a language, including those of pages that functions render. */
export const words = (locale: Locale): Words => dictionaries[locale];

export const legalWords = (locale: Locale): LegalWords => legal[locale];

const dictionaries: Record<Locale, Words> = { nl, en, es, de };
const legal: Record<Locale, LegalWords> = { nl: nlLegal, en: enLegal, es: esLegal, de: deLegal };

export type { Words };
