import { findSetting } from '../settings.ts';

/** Returns the cost in euros. The setting has euros per million input and output tokens, such as `0.40,1.60`. */
export function eurosFor(
  { input, output }: { input: number; output: number },
  setting: PriceSetting = 'AI_PRICES',
): number | undefined {
  const prices = findSetting(setting)
    ?.split(',')
    .map((price) => (price.trim() === '' ? NaN : Number(price)));
  const [reading = NaN, writing = NaN] = prices ?? [];
  if (prices?.length !== 2 || !(reading >= 0) || !(writing >= 0) || reading + writing === Infinity)
    return undefined;
  return (input * reading + output * writing) / 1_000_000;
}

export type PriceSetting = 'AI_PRICES' | 'AI_JUDGE_PRICES';
