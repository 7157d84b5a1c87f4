import { postLimits, slugFormat } from '../post.ts';

/**
 * Checks whether an article may have this slug base. If it may not, proposes a free slug base. `takenAmong` returns those
 * of the given slug bases that exist already.
 */
export async function checkSlugBase(
  typed: string,
  takenAmong: (slugBases: string[]) => Promise<readonly string[]>,
): Promise<SlugBaseCheck> {
  const valid = isSlugBase(typed);
  const wanted = valid ? typed : slugBaseFrom(typed);
  if (wanted === '') return { valid, taken: false, proposal: undefined };
  const stemOfWanted = stemOf(wanted);
  const families = [stemOfWanted, wanted].map((stem) => ({
    stem,
    numbered: Array.from({ length: maxNumbers }, (_, index) => withNumber(stem, index + 2)),
  }));
  const taken = new Set(
    await takenAmong([...new Set(families.flatMap(({ stem, numbered: all }) => [stem, ...all]))]),
  );
  if (!taken.has(wanted)) return { valid, taken: false, proposal: valid ? undefined : wanted };
  // If `zwembad` exists and `zwembad-2` is taken, the proposal is `zwembad-3`. If there is no article without the last
  // number, that number is part of the name, as in a date, and another number is added after it.
  const family = taken.has(stemOfWanted) ? families[0] : families[1];
  return { valid, taken: valid, proposal: family?.numbered.find((candidate) => !taken.has(candidate)) };
}

export const isSlugBase = (text: string): boolean =>
  slugFormat.test(text) && text.length <= postLimits.slugBase;

/**
 * Converts any text to a slug base. Returns '' if the text contains no letter or digit.
 *
 * @example slugBaseFrom('Één zwembad, twee maten!') // => 'een-zwembad-twee-maten'
 */
export const slugBaseFrom = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, postLimits.slugBase)
    .replaceAll(/^-+|-+$/g, '');

/** The search for a free slug base tries this many numbers. */
const maxNumbers = 50;

const withNumber = (stem: string, number: number): string => {
  const end = `-${number}`;
  return `${stem.slice(0, postLimits.slugBase - end.length).replace(/-+$/, '')}${end}`;
};

/**
 * Removes the number that was added to make a slug base unique.
 *
 * @example stemOf('zwembad-2') // => 'zwembad'
 */
export const stemOf = (slugBase: string): string =>
  /^(.+)-(?:[2-9]|[1-4]\d)$/.exec(slugBase)?.[1] ?? slugBase;

/** `proposal` is a free slug base. It is undefined if the given slug base can be used. */
export type SlugBaseCheck = { valid: boolean; taken: boolean; proposal: string | undefined };
