import type { Locale } from '#core/locale.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { nl } from './nl.ts';
import type { PastedWords } from './pasted-words.ts';

export const wordsIn: Record<Locale, PastedWords> = { nl, en, es, de };
