import { folded } from '#core/language/read-words.ts';

/**
 * Sorts what a search found. First come the results that have exactly the typed name, then those with a name that
 * begins with it, then those with a name that contains it. Results of one kind keep their order.
 * @example nearestFirst('regen', [{ names: ['Na de regen'] }, { names: ['Regen op komst'] }])
 *   // => [{ names: ['Regen op komst'] }, { names: ['Na de regen'] }]
 */
export const nearestFirst = <Result extends Named>(typed: string, results: readonly Result[]): Result[] =>
  results.toSorted((one, other) => rankOf(typed, one) - rankOf(typed, other));

/** Whether a name contains what was typed. */
export const isNamed = (typed: string, result: Named): boolean => rankOf(typed, result) < unnamed;

/** How far a name is from what was typed: 0 for the same name, `unnamed` if no name contains it. */
export function rankOf(typed: string, { names }: Named): number {
  const query = folded(typed.trim());
  if (query === '') return 0;
  const rank = (name: string) => {
    const at = folded(name).indexOf(query);
    if (at === -1) return unnamed;
    return folded(name) === query ? 0 : Math.min(at, 1) + 1;
  };
  return Math.min(...names.map(rank));
}

const unnamed = 3;

type Named = { names: readonly string[] };
