import { openSigned, signed } from '../signature.ts';
import { startFunction } from './start-function.ts';

/** Starts the background function that translates what is wanted. */
export async function startTranslations(now: Date): Promise<void> {
  await startFunction('translate-articles-background', translationOrder(now));
}

/** The order to translate what is wanted, signed: nobody else may give it. */
export const translationOrder = (now: Date): string => signed(String(now.getTime()), purpose);

/** Whether it is an order of ours, of the last hour. */
export function isTranslationOrder(order: string, now: Date): boolean {
  const opened = openSigned(order, purpose);
  return opened !== undefined && Math.abs(now.getTime() - Number(opened)) < 3_600_000;
}

const purpose = 'translate-articles';
