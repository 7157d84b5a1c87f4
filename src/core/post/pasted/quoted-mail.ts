import { isTag, wordsOf, type Markup, type Tag } from './markup-tree.ts';
import { stylesOf } from './written-style.ts';

/** A block that quotes: as HTML says it, or by the line that Outlook draws beside an older mail. */
export function isQuote(tag: Tag): boolean {
  if (tag.name === 'blockquote') return true;
  const border = stylesOf(tag)['border-left'];
  return tag.name === 'div' && border !== undefined && /solid/.test(border) && !/^(0|none)/.test(border);
}

/** The head of an older mail in Outlook: sender, time and subject, with nothing around what follows. */
export function isReplyHeader(markup: Markup): boolean {
  if (!isTag(markup)) return false;
  const { id = '', class: classes = '' } = markup.attributes;
  if (/divRplyFwdMsg$/.test(id) || /\bOutlookMessageHeader\b/.test(classes)) return true;
  const style = stylesOf(markup);
  const isRuled = /^solid #(e1e1e1|b5c4df)/.test(style['border-top'] ?? '') && style['border'] === 'none';
  return isRuled || isReplyHeaderAlone(markup);
}

/** Outlook wraps the head once more. */
function isReplyHeaderAlone(tag: Tag): boolean {
  const filled = tag.inside.filter((inside) => typeof inside !== 'string' || wordsOf(inside).trim() !== '');
  const [only, second] = filled;
  return tag.name === 'div' && only !== undefined && second === undefined && isReplyHeader(only);
}
