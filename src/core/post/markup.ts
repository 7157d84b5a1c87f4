import { boundedHtml, TextTooTangled } from './bounded-markup.ts';

/**
 * Renders what an editor wrote, Markdown or HTML, as HTML. NOT safe to show: see `safeBody`. Throws `TextTooTangled` for
 * what no honest text is.
 * @example renderedHtml('# Zwembad') // => '<h1>Zwembad</h1>\n'
 */
export const renderedHtml = (content: string): string => boundedHtml(content);

/** The same for screens that show what is being typed: nothing, where it cannot be rendered. */
export function htmlIfAny(content: string): string {
  try {
    return renderedHtml(content);
  } catch (cause) {
    if (cause instanceof TextTooTangled) return '';
    throw cause;
  }
}

/** Longest excerpt that is taken from a text, in characters (specification, section 9). */
const longestExcerpt = 200;

/**
 * The title and the excerpt an article brings along: its first `h1` and its first emphasised words, without markup.
 * @example titleAndExcerpt('<h1>Zwembad</h1><p><em>Helder water.</em></p>') // => { title: 'Zwembad', excerpt: 'Helder water.' }
 */
export function titleAndExcerpt(content: string): { title: string | undefined; excerpt: string | undefined } {
  const html = htmlIfAny(content).replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '');
  return { title: firstText(html, 'h1'), excerpt: beginning(firstText(html, 'em')) };
}

/** Cut at the limit, but never through a character that counts as two, which could not be stored. */
const beginning = (text: string | undefined): string | undefined =>
  text
    ?.slice(0, longestExcerpt)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/**
 * The words of HTML that is known to be well-formed, without tags and with the common entities as characters.
 * @example textOf('<b>Zon &amp; zee</b>') // => 'Zon & zee'
 */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<\/(p|h[1-6]|li|div|tr|blockquote)>|<br\s*\/?>/gi, ' ')
    // A tag that never ends goes to the end: so no beginning is looked at twice.
    .replaceAll(/<[^>]*(?:>|$)/g, '')
    .replaceAll(/&(#\d+|#x[\da-f]+|\w+);/gi, (entity: string, name: string) => character(name) ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

function firstText(html: string, tag: 'h1' | 'em'): string | undefined {
  // Up to the last end there is: what is opened after it would be looked for to the end of the text each time.
  const ended = html.slice(0, html.toLowerCase().lastIndexOf(`</${tag}>`) + tag.length + 3);
  const found = ended.matchAll(new RegExp(`<${tag}(?:\\s[^<>]*)?>([\\s\\S]*?)</${tag}>`, 'gi'));
  for (const [, inner = ''] of found) {
    const text = textOf(inner);
    if (text !== '') return text;
  }
  return undefined;
}

function character(name: string): string | undefined {
  if (!name.startsWith('#')) return namedCharacters[name] ?? accented(name);
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : undefined;
}

/** Names in the texts of our languages, beside those of letters with an accent. */
const namedCharacters: Partial<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '\u00ad', hellip: '…', euro: '€' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' },
  ...{ laquo: '«', raquo: '»', iexcl: '¡', iquest: '¿', middot: '·', bull: '•', deg: '°', times: '×' },
  ...{ szlig: 'ß', ordf: 'ª', ordm: 'º', copy: '©', reg: '®', trade: '™', sup2: '²', frac12: '½' },
};

/** @example accented('eacute') // => 'é' */
function accented(name: string): string | undefined {
  const [, letter, accent] = /^([a-z])(acute|grave|circ|uml|tilde|ring|cedil)$/i.exec(name) ?? [];
  const sign = {
    acute: 0x301,
    grave: 0x300,
    circ: 0x302,
    uml: 0x308,
    tilde: 0x303,
    ring: 0x30a,
    cedil: 0x327,
  }[accent ?? ''];
  return letter === undefined || sign === undefined
    ? undefined
    : `${letter}${String.fromCodePoint(sign)}`.normalize('NFC');
}
