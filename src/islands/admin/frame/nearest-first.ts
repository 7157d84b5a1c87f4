import { folded } from '#core/language/read-words.ts';

/**
 * Sorts what a search found. First come the results that have exactly the typed name, then those with a name that
 * begins with it, then those with a name that contains it. Results of one kind keep their order.
 * @example nearestFirst('regen', [{ names: ['Na de regen'] }, { names: ['Regen op komst'] }])
 *   // => [{ names: ['Regen op komst'] }, { names: ['Na de regen'] }]
 */
export function nearestFirst<Result extends { names: readonly string[] }>(
  typed: string,
  results: readonly Result[],
): Result[] {
  const query = folded(typed.trim());
  const distance = (name: string) => {
    const at = folded(name).indexOf(query);
    if (at === -1) return 3;
    return folded(name) === query ? 0 : Math.min(at, 1) + 1;
  };
  const rank = ({ names }: Result) => Math.min(...names.map(distance));
  return query === '' ? [...results] : results.toSorted((one, other) => rank(one) - rank(other));
}
