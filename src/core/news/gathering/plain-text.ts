import { htmlTree } from '../../html/html-tree.ts';
import { wordsIn } from '../../html/words.ts';

/**
 * Foreign text as plain text: without markup, control characters and letters that turn or hide what is read, on one
 * line, cut between two words.
 * @example plainText('<b>Zee&amp;zon</b>\u202e', 200) // => 'Zee&zon'
 */
export function plainText(foreign: string, longest: number): string {
  let text = foreign.slice(0, maxMarkupLength);
  // Markup that was escaped twice shows itself only after the first time.
  for (let round = 0; round < 3 && markupSign.test(text); round++) text = wordsIn(htmlTree(text));
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(/[\p{White_Space}\p{Control}]+/gu, ' ')
    .trim();
  return cut(plain, longest);
}

/** In characters; what stands further behind cannot be among the first words. */
const maxMarkupLength = 60_000;

const markupSign = /<[a-z/!?]|&(?:#\d|#x|[a-z])/i;

/** Characters without a look of their own: format (bidi, zero-width, tags), private, unassigned, the replacement sign. */
const unseen = /(?![\u200d])[\p{Cf}\p{Co}\p{Cn}\ufffd]/gu;

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const short = text
    .slice(0, longest - 1)
    .toWellFormed()
    .replaceAll('\ufffd', '');
  const space = short.lastIndexOf(' ');
  return `${short.slice(0, space > longest / 2 ? space : undefined).trimEnd()}…`;
}
