import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';

/**
 * Says how long a text is that is longer than its field allows. Fields have no `maxlength`, with which the browser cuts
 * a pasted text without a word.
 */
export function tooLong({ text, max = Infinity }: LimitedText, { writing }: DeskWords): string | undefined {
  const n = text.trim().length;
  return n > max ? fill(writing.problems.over, { n, max }) : undefined;
}

type LimitedText = { text: string; max: number | undefined };
