import { findAll } from 'domutils';
import { htmlTree, isClosed } from '../../html/html-tree.ts';
import { textIn } from '../../html/words.ts';
import { boundedHtml, TextTooComplex } from './bounded-markup.ts';

/**
 * Renders what an editor wrote, Markdown or HTML, as HTML. NOT safe to show: see `safeBody`. Throws `TextTooComplex` for
 * what no honest text is.
 * @example renderedHtml('# Zwembad') // => '<h1>Zwembad</h1>\n'
 */
export const renderedHtml = (content: string): string => boundedHtml(content);

/** The same for screens that show what is being typed: nothing, where it cannot be rendered. */
export function htmlIfAny(content: string): string {
  try {
    return renderedHtml(content);
  } catch (cause) {
    if (cause instanceof TextTooComplex) return '';
    throw cause;
  }
}

/** Maximum length of an excerpt taken from a text, in characters. The owner chose the number: a teaser of a few lines. */
const maxExcerptLength = 200;

/**
 * The title and the excerpt an article brings along: its first `h1` and its first emphasised words, without markup.
 * @example titleAndExcerpt('<h1>Zwembad</h1><p><em>Helder water.</em></p>') // => { title: 'Zwembad', excerpt: 'Helder water.' }
 */
export function titleAndExcerpt(content: string): { title: string | undefined; excerpt: string | undefined } {
  const tree = htmlTree(htmlIfAny(content), { decodeEntities: false });
  const firstText = (name: string): string | undefined =>
    // One that is never closed would take the rest of the text.
    findAll((element) => element.name === name && isClosed(element), tree)
      .map((element) => textIn(element.children))
      .find((text) => text !== '');
  return { title: firstText('h1'), excerpt: beginning(firstText('em')) };
}

/** Cut at the limit, but never through a character that counts as two, which could not be stored. */
const beginning = (text: string | undefined): string | undefined =>
  text
    ?.slice(0, maxExcerptLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
