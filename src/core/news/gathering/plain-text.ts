import { htmlTree } from '../../html/html-tree.ts';
import { unread, wordsIn } from '../../html/words.ts';
import { cutText } from '../../typed-text/cut-text.ts';
import { normalForm } from '../../typed-text/normal-form.ts';

/**
 * Converts text from another site to one line without markup, invisible characters or text direction marks.
 * @example plainText('<b>Zee&amp;zon</b>\u202e', 200) // => 'Zee&zon'
 */
export function plainText(foreign: string, maxLength: number): string {
  let text = foreign.slice(0, maxMarkupLength);
  // Escaped markup appears only after a round of unescaping, so the text goes through up to three rounds.
  for (let round = 0; round < 3 && markupSign.test(text); round++) text = wordsIn(htmlTree(text), wordless);
  const plain = normalForm(text.toWellFormed(), 'NFC')
    .replaceAll(unseen, '')
    .replaceAll(/[\p{White_Space}\p{Control}]+/gu, ' ')
    .trim();
  return cutText(plain, maxLength);
}

/** A caption says what an image shows, and who made it. */
const wordless = [...unread, 'figcaption'];

/** Only the beginning of a text is converted. So many characters suffice for a summary, even with much markup. */
const maxMarkupLength = 60_000;

const markupSign = /<[a-z/!?]|&(?:#\d|#x|[a-z])/i;

/** Characters to remove: format characters (except the zero-width joiner), private use, unassigned, and U+FFFD. */
const unseen = /(?![\u200d])[\p{Cf}\p{Co}\p{Cn}\ufffd]/gu;
