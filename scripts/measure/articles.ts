import { aRow } from './desk-client.ts';

/** Rows of the articles with these numbers, in all four languages. */
export function articlesBetween({ from, to }: { from: number; to: number }) {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  return numbers.flatMap((number) => ['nl', 'en', 'es', 'de'].map((language) => aRow({ number, language })));
}
