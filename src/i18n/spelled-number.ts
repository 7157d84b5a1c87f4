import type { Locale } from '#core/locale.ts';

/**
 * A number as a sentence has it: in words up to twelve, in digits beyond.
 * @example spelledNumber(7, 'nl') // => 'zeven'
 */
export const spelledNumber = (number: number, locale: Locale): string =>
  words[locale].split(' ')[number - 1] ?? String(number);

/** From one to twelve; "one" as it is counted, which no text of ours has with a noun. */
const words: Record<Locale, string> = {
  nl: 'één twee drie vier vijf zes zeven acht negen tien elf twaalf',
  en: 'one two three four five six seven eight nine ten eleven twelve',
  es: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  de: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
};
