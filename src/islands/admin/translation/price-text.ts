import { fill } from '#i18n/fill.ts';
import { formatEuro } from '#i18n/format.ts';
import type { Desk } from '../parts/use-desk.ts';

/** If only some of the uses have a known price, the text says that the total is incomplete. */
export function priceText({ euros, unpriced, uses }: Cost, { words, language }: Desk): string {
  const texts = words.translation;
  if (unpriced === uses) return texts.unpriced;
  const [sign, cents] = euros > 0 && euros < 0.01 ? ['<\u00A0', 1] : ['', Math.round(euros * 100)];
  const price = sign + formatEuro(cents, language);
  return unpriced === 0 ? price : fill(texts.partlyPriced, { price });
}

export type Cost = { uses: number; euros: number; unpriced: number };
