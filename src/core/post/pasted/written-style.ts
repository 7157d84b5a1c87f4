import type { Element } from 'domhandler';
import { textContent } from 'domutils';

/** The emphasis that an article can have. Whatever tags and styles the source program wrote becomes one of these. */
export const marks = ['strong', 'em', 's', 'sub', 'sup', 'code'] as const;

/** Adds the marks of a tag's name and styles to the marks `outside`. Styles may also remove bold or italics. */
export function marksInside(tag: Element, outside: readonly Mark[]): readonly Mark[] {
  const inside = new Set(outside);
  const own = tagMarks[tag.name];
  if (own !== undefined) inside.add(own);
  const style = stylesOf(tag);
  const weight = style['font-weight'] ?? /(?:^|\s)(bold|[6-9]00)\s/.exec(style['font'] ?? '')?.[1];
  if (weight !== undefined) turn(inside, 'strong', /^(bold|bolder|[6-9]00)$/.test(weight));
  const slant = style['font-style'] ?? /(?:^|\s)(italic|oblique)\s/.exec(style['font'] ?? '')?.[1];
  if (slant !== undefined) turn(inside, 'em', /^(italic|oblique)/.test(slant));
  if (/line-through/.test(`${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`))
    inside.add('s');
  if (style['vertical-align'] === 'super') inside.add('sup');
  if (style['vertical-align'] === 'sub') inside.add('sub');
  return marks.filter((mark) => inside.has(mark));
}

/** Whether a tag is invisible in the source program, such as hidden text, a comment, or a tracked deletion. */
export function isUnseen(tag: Element): boolean {
  const { class: classes = '', hidden, datetime } = tag.attribs;
  const style = stylesOf(tag);
  return (
    hidden !== undefined ||
    style['display'] === 'none' ||
    style['visibility'] === 'hidden' ||
    style['mso-hide'] === 'all' ||
    style['mso-list'] === 'ignore' ||
    /^comment/.test(style['mso-element'] ?? '') ||
    /\bMsoComment|\bmsoDel\b|\bmsocom|\bmw-editsection\b/.test(classes) ||
    // Texts for screen readers, such as a heading above notes.
    /(?<![\w-])(sr-only|visually-?hidden|screen-reader-text)(?![\w-])/.test(classes) ||
    // Icons that a font draws from their names: “home”.
    /\bmaterial-(icons|symbols)/.test(classes) ||
    isPlaceLink(tag) ||
    (tag.name === 'del' && datetime !== undefined)
  );
}

/** Whether line ends in the text are seen, or undefined if the tag does not say so. */
export function keepsLines(tag: Element): boolean | undefined {
  const style = stylesOf(tag);
  const written = `${style['white-space'] ?? ''} ${style['white-space-collapse'] ?? ''}`;
  if (/\b(pre|preserve|break-spaces)\b/.test(written)) return true;
  return /\b(normal|nowrap|collapse)\b/.test(written) ? false : undefined;
}

/** Whether a link leads from a note back to its number, or leads to a heading beside it, as “#” or “¶”. */
const isPlaceLink = (tag: Element): boolean =>
  tag.name === 'a' &&
  /#/.test(tag.attribs['href'] ?? '') &&
  /^[↑↩⤴^⇧#¶§🔗\ufe0e\ufe0f]+$/u.test(textContent(tag).trim());

/** Returns the inline styles of a tag, with names and values in lower case. */
export function stylesOf({ attribs }: Element): Partial<Record<string, string>> {
  const declarations = (attribs['style'] ?? '').toLowerCase().split(';');
  return Object.fromEntries(
    declarations.flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      return colon < 1 ? [] : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
    }),
  );
}

function turn(inside: Set<Mark>, mark: Mark, on: boolean): void {
  if (on) inside.add(mark);
  else inside.delete(mark);
}

const tagMarks: Partial<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  s: 's',
  strike: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

export type Mark = (typeof marks)[number];
