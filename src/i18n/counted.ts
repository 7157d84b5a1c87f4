import { fill } from './fill.ts';

/**
 * A sentence with a number in it, as it is said of one thing or of several.
 * @example counted({ one: '1 artikel', other: '{n} artikelen' }, 2) // => '2 artikelen'
 */
export const counted = ({ one, other }: Counted, n: number): string => fill(n === 1 ? one : other, { n });

type Counted = { one: string; other: `${string}{n}${string}` };
