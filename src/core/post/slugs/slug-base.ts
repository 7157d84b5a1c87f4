import { postLimits, slugFormat } from '../post.ts';
import { asciiWords } from './ascii-words.ts';

export const isSlugBase = (text: string): boolean =>
  slugFormat.test(text) && text.length <= postLimits.slugBase;

/** Returns '' if no letter or digit of the text can be written in ASCII. */
export const slugBaseFrom = (text: string): string => asciiWords(text, postLimits.slugBase);

/** @example withNumber('zwembad', 2) // => 'zwembad-2' */
export function withNumber(stem: string, number: number): string {
  const end = `-${number}`;
  return `${stem.slice(0, postLimits.slugBase - end.length).replace(/-$/, '')}${end}`;
}

/**
 * Returns a slug base without the number that makes it unique.
 * @example stemOf('zwembad-2') // => 'zwembad'
 */
export const stemOf = (slugBase: string): string =>
  /^(.+)-(?:[2-9]|[1-4]\d)$/.exec(slugBase)?.[1] ?? slugBase;
