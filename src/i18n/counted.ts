import { fill } from './fill.ts';

/** Returns the sentence for a number, in singular or plural: '1 artikel', '2 artikelen'. */
export const counted = ({ one, other }: Counted, n: number): string => fill(n === 1 ? one : other, { n });

type Counted = { one: string; other: `${string}{n}${string}` };
