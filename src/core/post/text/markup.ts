import { findAll } from 'domutils';
import { htmlTree, isClosed } from '../../html/html-tree.ts';
import { textIn } from '../../html/words.ts';
import { boundedHtml, TextTooComplex } from './bounded-markup.ts';

/**
 * Renders an editor's source (Markdown or HTML) as HTML. The result is NOT safe to show; use `safeBody` for that. Throws
 * `TextTooComplex` for pathological input.
 *
 * @example renderedHtml('# Zwembad') // => '<h1>Zwembad</h1>\n'
 */
export const renderedHtml = (content: string): string => boundedHtml(content);

/** Renders a text while the editor types it. Returns '' if the text cannot be rendered. */
export function htmlIfAny(content: string): string {
  try {
    return renderedHtml(content);
  } catch (cause) {
    if (cause instanceof TextTooComplex) return '';
    throw cause;
  }
}

/** An excerpt taken from the text has at most this many characters. The owner wanted a teaser of a few lines. */
const maxExcerptLength = 200;

/**
 * Returns the title and the excerpt of an article: the text of its first `h1`, and its first emphasised words.
 *
 * @example titleAndExcerpt('<h1>Zwembad</h1><p><em>Helder water.</em></p>') // => { title: 'Zwembad', excerpt: 'Helder
 * water.' }
 */
export function titleAndExcerpt(content: string): { title: string | undefined; excerpt: string | undefined } {
  const tree = htmlTree(htmlIfAny(content), { decodeEntities: false });
  const firstText = (name: string): string | undefined =>
    // An unclosed element would contain the rest of the text, so only closed elements count.
    findAll((element) => element.name === name && isClosed(element), tree)
      .map((element) => textIn(element.children))
      .find((text) => text !== '');
  return { title: firstText('h1'), excerpt: beginning(firstText('em')) };
}

/** Shortens a text to the limit. Never cuts inside a surrogate pair, because Postgres cannot store half of a pair. */
const beginning = (text: string | undefined): string | undefined =>
  text
    ?.slice(0, maxExcerptLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
