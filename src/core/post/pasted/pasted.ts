import render from 'dom-serializer';
import sanitizeHtml from 'sanitize-html';
import { htmlTree } from '../../html/html-tree.ts';
import { allowedAttributes, allowedClasses, allowedTags, readTags } from '../../html/tags.ts';
import { writtenBlocks } from './blocks.ts';
import { embeds } from './embedded.ts';
import { gather, type Context } from './gather.ts';
import { drawingsIn, lateSources, type Images } from './images.ts';
import { withLines } from './lines.ts';

/** Cleans pasted HTML. Links to `origin` become paths. Without `placeholderFor`, local images are dropped. */
export function pastedHtml(clipboard: string, { origin, placeholderFor }: Options = {}): Pasted {
  const images: Images = {
    dropped: 0,
    foreign: 0,
    embedded: 0,
    placeholderFor,
    drawings: drawingsIn(clipboard),
    hasImgFallbacks: clipboard.includes('v:shapes='),
  };
  const input = sanitizeHtml(withCellStyles(fragmentOf(clipboard), clipboard), readable);
  const context: Context = {
    marks: [],
    link: undefined,
    isQuoted: false,
    keepsLines: false,
    isTask: false,
    hasNotes: clipboard.includes('id="cite_note'),
    signs: undefined,
    origin,
    images,
  };
  const blocks = writtenBlocks(gather(htmlTree(input), context));
  // Our code wrote the tags, but the text is untrusted, so the sanitiser checks the result.
  const html = sanitizeHtml(render(withLines(blocks), { encodeEntities: 'utf8' }), written).trim();
  return {
    html: html.replaceAll(/<pre>(?:(?!<pre>)[\s\S])*?<\/pre>/g, withoutEmptyLines),
    droppedImages: images.dropped,
    foreignImages: images.foreign,
    embedded: images.embedded + unwritten(fragmentOf(clipboard)),
  };
}

/** Counts forms and drawings, of which a text has no words. Icons are drawings without words. */
const unwritten = (clipboard: string): number =>
  (clipboard.match(/<(form|canvas|select|textarea)\b/gi)?.length ?? 0) +
  clipboard
    .split(/<svg\b/i)
    .slice(1)
    .filter((drawing) => /<text\b/i.test(drawing.split(/<\/svg\b/i, 1)[0] ?? '')).length;

function fragmentOf(clipboard: string): string {
  const start = /<!--\s*StartFragment\s*-->/i.exec(clipboard);
  const copied = clipboard.slice((start?.index ?? 0) + (start?.[0].length ?? 0));
  const end = start === null ? -1 : copied.search(/<!--\s*EndFragment\s*-->/i);
  return end === -1 ? clipboard : copied.slice(0, end);
}

/** Replaces empty lines by character references, because empty lines would end the block in Markdown. */
const withoutEmptyLines = (pre: string): string =>
  pre.replaceAll(/\n{2,}/g, (ends) => `\n${'&#10;'.repeat(ends.length - 1)}`);

/** Excel writes the style of a cell as a class, whose rule of some hundred characters is above the copied cells. */
function withCellStyles(fragment: string, clipboard: string): string {
  const rules = new Map(
    Array.from(clipboard.matchAll(/\.(xl\d+)\s*\{([^{}]{0,2000})\}/g), ([, name = '', rule = '']) => [
      name,
      rule,
    ]),
  );
  return fragment.replaceAll(/<td\b[^<>]*\bclass="?(xl\d+)\b/g, (tag, name: string) => {
    const rule = rules.get(name)?.replaceAll('"', "'").replaceAll(/\s+/g, ' ');
    return rule === undefined ? tag : tag.replace('<td', `<td style="${rule}"`);
  });
}

const inBrowser = { parseStyleAttributes: false, disallowedTagsMode: 'discard' } as const;

/** Read for their text, but never written. */
const textOnly = ['source', 'v:imagedata', 'input', 'button', 'math'];

const known = new Set([...Object.keys({ ...allowedTags, ...readTags }), ...embeds, ...textOnly]);

const wordless = (
  'script style textarea option xmp title xml noscript select svg canvas template ' +
  'mi mn mo ms mtext annotation annotation-xml'
).split(' ');

const readable: sanitizeHtml.IOptions = {
  ...inBrowser,
  allowedTags: [...known],
  allowedAttributes: {
    '*': ['style', 'class', 'id', 'role', 'hidden', 'aria-checked', 'aria-level', 'data-aria-level'],
    input: ['type', 'checked', 'value'],
    button: ['aria-expanded'],
    math: ['alttext'],
    ...allowedAttributes,
    img: [...(allowedAttributes['img'] ?? []), 'v:shapes', 'aria-roledescription', ...lateSources],
    'v:imagedata': ['src', 'o:title'],
    ...Object.fromEntries([...embeds, 'source'].map((name) => [name, ['src', 'data', 'title']])),
    del: ['datetime'],
    ol: [...(allowedAttributes['ol'] ?? []), 'reversed', 'data-checked'],
    ul: ['data-checked'],
    font: ['face'],
    li: [
      ...(allowedAttributes['li'] ?? []),
      'data-aria-posinset',
      'data-stringify-indent',
      'aria-checked',
      'data-checked',
      'data-list',
    ],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel', 'file', 'data', 'blob', 'cid', 'webkit-fake-url'],
  transformTags: {
    'en-todo': (_name, { checked }) => ({
      tagName: 'input',
      attribs: { type: 'checkbox', ...(checked === 'true' && { checked }) },
    }),
    '*': (name, attribs) => ({
      // Turns unknown tags into `span`: the sanitiser would remove a hidden unknown tag, but keep the hidden text.
      tagName: known.has(name) || wordless.includes(name) ? name : 'span',
      // These attributes usually have no value, and the sanitiser drops attributes without a value.
      attribs: {
        ...attribs,
        ...(attribs['hidden'] === '' && { hidden: 'hidden' }),
        ...(attribs['reversed'] === '' && { reversed: 'reversed' }),
        ...(attribs['checked'] === '' && { checked: 'checked' }),
      },
    }),
  },
  nonTextTags: wordless,
  nestingLimit: 100,
};

const written: sanitizeHtml.IOptions = {
  ...inBrowser,
  allowedTags: Object.keys(allowedTags),
  allowedAttributes,
  allowedClasses,
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 60,
};

/**
 * `droppedImages` counts the removed images. `foreignImages` counts the images to import when the text is saved.
 * `embedded` counts films, forms and other parts that a text cannot hold, and that a link replaces where possible.
 */
export type Pasted = { html: string; droppedImages: number; foreignImages: number; embedded: number };

type Options = { origin?: string; placeholderFor?: (source: string) => string };
