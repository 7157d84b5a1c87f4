import { Element, isTag, isText, Text } from 'domhandler';
import { findAll, textContent } from 'domutils';
import { isElement } from '../../html/html-tree.ts';
import { lineEnd, type Piece } from './blocks.ts';

/** Converts a pasted `pre` to a block of code, or of preformatted text. */
export function preformatted(tag: Element): Piece[] {
  // Chats write the name of the language and a button into the box, beside the code.
  const codes = findAll(({ name }) => name === 'code', tag.children);
  const box = codes.length === 1 ? (codes[0] ?? tag) : tag;
  const text = preformattedText(box).replace(/^\n+/, '').replaceAll('\u00a0', ' ').trimEnd();
  if (text.trim() === '') return [lineEnd];
  const isCode = codes.length > 0;
  return [new Element('pre', {}, [isCode ? new Element('code', {}, [new Text(text)]) : new Text(text)])];
}

/** Returns the code in a box of a chat, which has nothing else but the name of the language and buttons. */
export function codeInBox(tag: Element): Element | undefined {
  if (!/code|copy|highlight/i.test(tag.attribs['class'] ?? '')) return undefined;
  const [code, ...more] = findAll(({ name }) => name === 'pre', tag.children);
  if (code === undefined || more.length > 0) return undefined;
  const label = textContent(tag).replace(textContent(code), '').replaceAll(/\s+/g, ' ').trim();
  return /^[\p{L}\d+# -]{0,40}$/u.test(label) ? code : undefined;
}

const preformattedText = (tag: Element): string =>
  tag.children
    .map((inside) =>
      isText(inside)
        ? inside.data
        : isElement(inside, 'br')
          ? '\n'
          : isTag(inside)
            ? preformattedText(inside)
            : '',
    )
    .join('');
