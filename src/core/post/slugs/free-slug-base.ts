import { postLimits, slugFormat } from '../post.ts';
import { asciiWords } from './ascii-words.ts';
import { islandDay } from '../../ibiza-time/days.ts';

/** Proposes a free slug base if `typed` is invalid or taken. `takenAmong` returns the taken slug bases of a list. */
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
  // `zwembad-2` is taken. If `zwembad` is taken too, the 2 is a counter, so `zwembad-3` is next. If `zwembad` is
  // free, the 2 belongs to the name, like the day of a date, so `zwembad-2-2` is next.
  const family = taken.has(stemOfWanted) ? families[0] : families[1];
  return { valid, taken: valid, proposal: family?.numbered.find((candidate) => !taken.has(candidate)) };
}

export const isSlugBase = (text: string): boolean =>
  slugFormat.test(text) && text.length <= postLimits.slugBase;

/** Returns '' if no letter or digit of the text can be written in ASCII. */
export const slugBaseFrom = (text: string): string => asciiWords(text, postLimits.slugBase);

const maxNumbers = 50;

const withNumber = (stem: string, number: number): string => {
  const end = `-${number}`;
  return `${stem.slice(0, postLimits.slugBase - end.length).replace(/-$/, '')}${end}`;
};

/** The slug base without the number that makes it unique. */
export const stemOf = (slugBase: string): string =>
  /^(.+)-(?:[2-9]|[1-4]\d)$/.exec(slugBase)?.[1] ?? slugBase;

const maxTopicLength = 60;

/** Returns a slug base from the topic and the date on Ibiza, such as 'de-tuin-s-winters-2026-11-21'. */
export function topicSlugBase(topic: string, now: Date): string {
  const words = slugBaseFrom(topic).slice(0, maxTopicLength).replace(/-$/, '');
  const day = islandDay(now);
  return words === '' ? `tekst-${day}` : `${words}-${day}`;
}

/** `proposal` is a free slug base, or undefined if none is needed or found. */
export type SlugBaseCheck = { valid: boolean; taken: boolean; proposal: string | undefined };
