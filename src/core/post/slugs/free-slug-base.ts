import { postLimits, slugFormat } from '../post.ts';

/**
 * Whether an article can have this slug base, and which one it could have instead. `takenAmong` says which of several an
 * article has already.
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
  // `zwembad-2` goes on with `zwembad-3` where there is a `zwembad`; the end of a date is no such number.
  const family = taken.has(stemOfWanted) ? families[0] : families[1];
  return { valid, taken: valid, proposal: family?.numbered.find((candidate) => !taken.has(candidate)) };
}

export const isSlugBase = (text: string): boolean =>
  slugFormat.test(text) && text.length <= postLimits.slugBase;

/**
 * A slug base made of any text; '' where nothing is left of it.
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

/** How many numbers are tried behind a slug base. */
const maxNumbers = 50;

const withNumber = (stem: string, number: number): string => {
  const end = `-${number}`;
  return `${stem.slice(0, postLimits.slugBase - end.length).replace(/-+$/, '')}${end}`;
};

const stemOf = (slugBase: string): string => /^(.+)-(?:[2-9]|[1-4]\d)$/.exec(slugBase)?.[1] ?? slugBase;

/** `proposal`: one that is free; undefined where the slug base is as good as any. */
export type SlugBaseCheck = { valid: boolean; taken: boolean; proposal: string | undefined };
