/** Classes of paragraphs that contain only a link: shown as a button, as a card, or with prices above the link. */
export const linkBlocks = ['to-quote', 'to-article', 'to-prices'] as const;

export const allowedTags: Record<string, AllowedTag> = {
  ...tags('block', [
    'h1',
    'h2',
    'h3',
    'h4',
    'hr',
    'blockquote',
    'pre',
    'ul',
    'figcaption',
    'aside',
    'details',
    'summary',
  ]),
  p: { kind: 'block', classes: linkBlocks },
  figure: { kind: 'block', classes: ['wide', 'pair'] },
  ...tags('block', ['table', 'thead', 'tbody', 'tr']),
  ol: { kind: 'block', attributes: ['start', 'type'] },
  li: { kind: 'block', attributes: ['value'] },
  th: { kind: 'block', attributes: ['scope', 'colspan', 'rowspan'] },
  td: { kind: 'block', attributes: ['colspan', 'rowspan'] },
  ...tags('inline', ['br', 'strong', 'em', 'b', 'i', 's', 'del', 'sub', 'sup', 'code']),
  a: { kind: 'inline', attributes: ['href'] },
  img: { kind: 'inline', attributes: ['src', 'alt', 'width', 'height'] },
};

/** Pasted text may contain these tags, but the sanitised text of an article does not. */
export const readTags: Record<string, { kind: TagKind }> = {
  ...tags('block', ['h5', 'h6', 'div', 'section', 'article', 'header', 'footer', 'main', 'address']),
  ...tags('block', ['center', 'dl', 'dt', 'dd', 'caption', 'tfoot']),
  ...tags('block', ['nav', 'hgroup', 'form', 'fieldset', 'legend']),
  ...tags('inline', ['span', 'font', 'u', 'ins', 'strike', 'kbd', 'samp', 'tt', 'small', 'big', 'mark']),
  ...tags('inline', ['abbr', 'cite', 'q', 'time', 'label']),
};

export const allowedAttributes: Record<string, string[]> = Object.fromEntries(
  Object.entries(allowedTags).flatMap(([name, { attributes }]) => (attributes ? [[name, attributes]] : [])),
);

export const allowedClasses: Record<string, string[]> = Object.fromEntries(
  Object.entries(allowedTags).flatMap(([name, { classes }]) => (classes ? [[name, [...classes]]] : [])),
);

export const isBlock = (name: string): boolean => blocks.has(name);

const blocks = new Set(
  Object.entries({ ...allowedTags, ...readTags }).flatMap(([name, { kind }]) =>
    kind === 'block' ? [name] : [],
  ),
);

function tags(kind: TagKind, names: readonly string[]): Record<string, { kind: TagKind }> {
  return Object.fromEntries(names.map((name) => [name, { kind }]));
}

type TagKind = 'block' | 'inline';
type AllowedTag = { kind: TagKind; attributes?: string[]; classes?: readonly string[] };
export type LinkBlock = (typeof linkBlocks)[number];
