import { findAll } from 'domutils';
import { beginning } from '../../typed-text/cut-text.ts';
import { htmlTree, isClosed } from '../../html/html-tree.ts';
import { textIn } from '../../html/words.ts';
import { boundedHtml, TextTooComplex } from './markdown/bounded-markup.ts';

/** Renders Markdown or HTML as HTML that is NOT safe to show, or as '' if that is impossible. */
export function htmlIfAny(content: string): string {
  try {
    return boundedHtml(content);
  } catch (cause) {
    if (cause instanceof TextTooComplex) return '';
    throw cause;
  }
}

/** The maximum length in characters. The owner wanted a teaser of a few lines. */
const maxExcerptLength = 200;

/** Returns the title (first `h1`) and the excerpt (first emphasised words) of an article. */
export function titleAndExcerpt(content: string): { title: string | undefined; excerpt: string | undefined } {
  const tree = htmlTree(htmlIfAny(content), { decodeEntities: false });
  const firstText = (name: string): string | undefined =>
    // Skips unclosed elements, because they would contain the rest of the text.
    findAll((element) => element.name === name && isClosed(element), tree)
      .map((element) => textIn(element.children))
      .find((text) => text !== '');
  const excerpt = firstText('em');
  return { title: firstText('h1'), excerpt: excerpt && beginning(excerpt, maxExcerptLength).trim() };
}
