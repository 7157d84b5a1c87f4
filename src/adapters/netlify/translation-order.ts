import { openSigned, signed } from '../signing/signature.ts';
import { startFunction } from './start-function.ts';

export async function startTranslations(now: Date): Promise<void> {
  await startFunction('translate-articles-background', translationOrder(now));
}

export const translationOrder = (now: Date): string => signed(String(now.getTime()), purpose);

/** Returns when the order was signed, or undefined if it is forged or older than an hour. */
export function openTranslationOrder(order: string, now: Date): Date | undefined {
  const opened = openSigned(order, purpose);
  if (opened === undefined || Math.abs(now.getTime() - Number(opened)) >= 3_600_000) return undefined;
  return new Date(Number(opened));
}

const purpose = 'translate-articles';
