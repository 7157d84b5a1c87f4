import { fill } from './fill.ts';

/**
 * Returns a sentence that contains a number, in singular or plural.
 *
 * @example counted({ one: '1 artikel', other: '{n} artikelen' }, 2) // => '2 artikelen'
 */
export const counted = ({ one, other }: Counted, n: number): string => fill(n === 1 ? one : other, { n });

type Counted = { one: string; other: `${string}{n}${string}` };
