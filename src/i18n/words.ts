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

/**
 * Puts values in place of the names in braces; a name without a value is a mistake of ours and throws.
 * @example fill('Pagina {n}', { n: 3 }) // => 'Pagina 3'
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${text}`);
    return String(value);
  });
}

const dictionaries: Record<Locale, Words> = { nl, en, es, de };

export type { Words };
