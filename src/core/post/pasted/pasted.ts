import render from 'dom-serializer';
import sanitizeHtml from 'sanitize-html';
import { htmlTree } from '../../html/html-tree.ts';
import { allowedAttributes, allowedTags, readTags } from '../../html/tags.ts';
import { writtenBlocks } from './blocks.ts';
import { gather, type Context } from './gather.ts';
import { drawingsIn, type Images } from './images.ts';
import { withLines } from './lines.ts';

/**
 * HTML as Word, Google Docs, LibreOffice, mail programs and web pages put it on the clipboard, as the few tags an article
 * is written in. What stands at our own `origin` gets its path. An image that is in the program or on a disk gets the path that
 * `places` answers for its address; without that it is dropped. Clean HTML comes back as it is.
 * @example pastedHtml('<p class=MsoNormal><b>Zon</b><o:p></o:p></p>') // => { html: '<p><strong>Zon</strong></p>', droppedImages: 0, foreignImages: 0 }
 */
export function pastedHtml(clipboard: string, { origin, places }: Options = {}): Pasted {
  const images: Images = {
    ...{ dropped: 0, foreign: 0, places },
    drawings: drawingsIn(clipboard),
    isTwofold: clipboard.includes('v:shapes='),
  };
  const known = sanitizeHtml(fragmentOf(clipboard), readable);
  const context: Context = { marks: [], link: undefined, isQuoted: false, origin, images };
  const blocks = writtenBlocks(gather(htmlTree(known), context));
  // The tree is ours, the words in it are not: the list of what is allowed has the last word.
  const html = sanitizeHtml(render(withLines(blocks), { encodeEntities: 'utf8' }), written).trim();
  return {
    html: html.replaceAll(/<pre>[\s\S]*?<\/pre>/g, withoutEmptyLines),
    droppedImages: images.dropped,
    foreignImages: images.foreign,
  };
}

/** Programs put a whole page on the clipboard and mark what was copied of it. */
function fragmentOf(clipboard: string): string {
  const start = /<!--\s*StartFragment\s*-->/i.exec(clipboard);
  const copied = clipboard.slice((start?.index ?? 0) + (start?.[0].length ?? 0));
  const end = start === null ? -1 : copied.search(/<!--\s*EndFragment\s*-->/i);
  return end === -1 ? clipboard : withItsTable(copied.slice(0, end));
}

/** Excel begins a copy inside the table: at its first row, or at the cell where one alone was copied. */
function withItsTable(fragment: string): string {
  const first = /^\s*<([a-z]+)/i.exec(fragment)?.[1]?.toLowerCase() ?? '';
  if (first === 'td') return `<table><tr>${fragment}</tr></table>`;
  return ['col', 'colgroup', 'tr', 'tbody'].includes(first) ? `<table>${fragment}</table>` : fragment;
}

/** An empty line would end the block in Markdown; written as a character it does not. */
const withoutEmptyLines = (pre: string): string =>
  pre.replaceAll(/\n{2,}/g, (ends) => `\n${'&#10;'.repeat(ends.length - 1)}`);

const inBrowser = { parseStyleAttributes: false, disallowedTagsMode: 'discard' } as const;

const known = new Set([...Object.keys({ ...allowedTags, ...readTags }), 'v:imagedata']);

/** What stands in these is no part of a text. */
const wordless = [
  ...['script', 'style', 'textarea', 'option', 'xmp', 'title', 'xml', 'noscript', 'select', 'button', 'svg'],
  ...['math', 'iframe', 'object', 'video', 'audio', 'canvas', 'template'],
];

/** What is looked at: tags and attributes that say something about the text. Everything else goes at once. */
const readable: sanitizeHtml.IOptions = {
  ...inBrowser,
  allowedTags: [...known],
  allowedAttributes: {
    '*': ['style', 'class', 'id', 'role', 'hidden', 'aria-level', 'data-aria-level'],
    ...allowedAttributes,
    img: [...(allowedAttributes['img'] ?? []), 'v:shapes', 'aria-roledescription'],
    'v:imagedata': ['src', 'o:title'],
    del: ['datetime'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel', 'file', 'data', 'blob', 'cid', 'webkit-fake-url'],
  transformTags: {
    '*': (name, attribs) => ({
      // A tag that says nothing to us may still say that it is hidden.
      tagName: known.has(name) || wordless.includes(name) ? name : 'span',
      // Attributes without a value are dropped, and this one usually has none.
      attribs: attribs['hidden'] === '' ? { ...attribs, hidden: 'hidden' } : attribs,
    }),
  },
  nonTextTags: wordless,
  nestingLimit: 100,
};

/** What is written: the tags and attributes a page may show, without those that are added when it is shown. */
const written: sanitizeHtml.IOptions = {
  ...inBrowser,
  allowedTags: Object.keys(allowedTags),
  allowedAttributes,
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 60,
};

/** `droppedImages`: how many could not come along. `foreignImages`: how many are taken over when the text is saved. */
export type Pasted = { html: string; droppedImages: number; foreignImages: number };

type Options = { origin?: string; places?: (source: string) => string };
