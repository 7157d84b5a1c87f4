import type { Locale } from '#core/locale.ts';
import type { Translated } from '../dictionary.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { nl } from './nl.ts';
import type { accessRefusals } from './nl/access.ts';

/** All words of the editor's desk in a language. */
export const deskWords = (locale: Locale): DeskWords => dictionaries[locale];

const dictionaries: Record<Locale, DeskWords> = { nl, en, es, de };

/** The codes whose words stand in `access.ts`. */
export type AccessRefusal = keyof typeof accessRefusals;

/** The keys of the Dutch words, and the placeholders of each. */
export type DeskWords = Translated<typeof nl>;
