import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { stylesOf } from './written-style.ts';

/** Whether a block is a quotation: a `blockquote`, or a `div` with a left border, as Outlook quotes a mail. */
export function isQuote(tag: Element): boolean {
  if (tag.name === 'blockquote') return true;
  const border = stylesOf(tag)['border-left'];
  return tag.name === 'div' && border !== undefined && /solid/.test(border) && !/^(0|none)/.test(border);
}

/** Whether a block is the header that Outlook writes above a quoted mail. No element encloses the quoted mail. */
export function isReplyHeader(node: ChildNode): boolean {
  if (!isTag(node)) return false;
  const { id = '', class: classes = '' } = node.attribs;
  if (/divRplyFwdMsg$/.test(id) || /\bOutlookMessageHeader\b/.test(classes)) return true;
  const style = stylesOf(node);
  // Outlook draws a grey or blue line above the header.
  const isRuled = /^solid #(e1e1e1|b5c4df)/.test(style['border-top'] ?? '') && style['border'] === 'none';
  return isRuled || isReplyHeaderAlone(node);
}

/** Whether a tag contains only the header. Outlook may put another element around the header. */
function isReplyHeaderAlone(tag: Element): boolean {
  const filled = tag.children.filter((inside) => !isText(inside) || inside.data.trim() !== '');
  const [only, second] = filled;
  return tag.name === 'div' && only !== undefined && second === undefined && isReplyHeader(only);
}
