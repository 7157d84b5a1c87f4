import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatEuro } from '#i18n/format.ts';

/** What the model cost, in words. A sum that leaves something out says so. */
export function priceText({ euros, unpriced, uses }: Cost, { words, language }: Saying): string {
  const texts = words.translation;
  if (unpriced === uses) return texts.unpriced;
  const price =
    euros > 0 && euros < 0.01
      ? `< ${formatEuro(1, language)}`
      : formatEuro(Math.round(euros * 100), language);
  return unpriced === 0 ? price : fill(texts.partlyPriced, { price });
}

/** `unpriced`: of how many uses nobody knows the price. */
export type Cost = { uses: number; euros: number; unpriced: number };
type Saying = { words: DeskWords; language: Locale };
