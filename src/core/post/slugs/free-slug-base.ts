import { isSlugBase, slugBaseFrom, stemOf, withNumber } from './slug-base.ts';

/**
 * Whether `typed` is a valid and free slug base. If not, proposes a free one. `takenAmong` returns those slug bases of
 * a list that are taken.
 */
export async function checkSlugBase(
  typed: string,
  takenAmong: (slugBases: string[]) => Promise<readonly string[]>,
): Promise<SlugBaseCheck> {
  const valid = isSlugBase(typed);
  const wanted = valid ? typed : slugBaseFrom(typed);
  if (wanted === '') return { valid, taken: false, proposal: undefined };
  const stem = stemOf(wanted);
  const candidates = new Set([stem, wanted, ...numbered(stem), ...numbered(wanted)]);
  const taken = new Set(await takenAmong([...candidates]));
  if (!taken.has(wanted)) return { valid, taken: false, proposal: valid ? undefined : wanted };
  // `zwembad-2` is taken. If `zwembad` is taken too, the 2 is a counter, so `zwembad-3` is next. If `zwembad` is
  // free, the 2 belongs to the name, like the day of a date, so `zwembad-2-2` is next.
  const proposal = numbered(taken.has(stem) ? stem : wanted).find((candidate) => !taken.has(candidate));
  // Only a slug base that an editor typed is reported as taken, not the one that an invalid text would become.
  return { valid, taken: valid, proposal };
}

/** @example numbered('zwembad') // => ['zwembad-2', 'zwembad-3', …] */
const numbered = (stem: string): string[] =>
  Array.from({ length: maxProposals }, (_, index) => withNumber(stem, index + 2));

const maxProposals = 50;

/** `proposal` is a free slug base, or undefined if none is needed or found. */
type SlugBaseCheck = { valid: boolean; taken: boolean; proposal: string | undefined };
