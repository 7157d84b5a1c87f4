import sanitizeHtml from 'sanitize-html';

/**
 * Foreign text as plain text: without markup, control characters and letters that turn or hide what is read, on one
 * line, cut between two words.
 * @example plainText('<b>Zee&amp;zon</b>\u202e', 200) // => 'Zee&zon'
 */
export function plainText(foreign: string, longest: number): string {
  let text = foreign.slice(0, longestMarkup);
  // Markup that was escaped twice shows itself only after the first time.
  for (let round = 0; round < 3 && markupSign.test(text); round++) text = withoutMarkup(text);
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(/[\p{White_Space}\p{Control}]+/gu, ' ')
    .trim();
  return cut(plain, longest);
}

/** In characters; what stands further behind cannot be among the first words. */
const longestMarkup = 60_000;

const markupSign = /<[a-z/!?]|&(?:#\d|#x|[a-z])/i;

const withoutMarkup = (html: string): string =>
  sanitizeHtml(html.replaceAll(blockTag, ' $&'), { allowedTags: [], allowedAttributes: {}, nestingLimit: 60 })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const blockTag = /<\/?(?:p|br|div|li|ul|ol|tr|td|th|h[1-6]|blockquote|figure|figcaption|section|article)\b/gi;

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
