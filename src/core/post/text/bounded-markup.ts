import { Lexer, Parser, type MarkedOptions, type Token, type TokensList } from 'marked';

/**
 * Renders Markdown or HTML in bounded time. The library compares delimiter runs with each other, and parses nested
 * quotations and lists once per level. A few kilobytes of delimiters could therefore take minutes or overflow the stack.
 * Throws `TextTooComplex` before that happens.
 */
export const boundedHtml = (content: string): string => htmlOfTokens(boundedTokens(content));

/** Returns the blocks of a text as the library parses them. Throws `TextTooComplex` like `boundedHtml`. */
export const boundedTokens = (content: string): TokensList =>
  // The library's `parse` does not accept another lexer class, so `boundedTokens` and `htmlOfTokens` do its work.
  new BoundedLexer(options).lex(content);

export const htmlOfTokens = (tokens: Token[]): string => Parser.parse(tokens, options);

const options: MarkedOptions = { gfm: true };

/** Thrown for a text with too many or too deeply nested marks. */
export class TextTooComplex extends Error {
  constructor() {
    super('The text has too many marks side by side, or too many levels inside each other.');
    this.name = 'TextTooComplex';
  }
}

/** The first limit is for nested quotations and lists. The second is for nested emphasis and links. */
const maxBlockDepth = 24;
const deepestMarks = 24;

/**
 * Limits the number of marks times the number of characters over all paragraphs, because every mark may be compared with
 * the rest of its paragraph. At the limit, rendering takes about half a second. All demo articles in one text need less
 * than a thousandth of it.
 */
const maxComparisons = 100_000_000;

class BoundedLexer extends Lexer {
  #comparisons = 0;
  #blocks = 0;
  #marks = 0;

  // The library expects the given list back. The list of the whole text also contains its links.
  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): TokensList {
    if (++this.#blocks > maxBlockDepth) throw new TextTooComplex();
    const read = super.blockTokens(src, tokens, lastParagraphClipped) as TokensList;
    this.#blocks--;
    return read;
  }

  override inlineTokens(src: string, tokens?: Token[]): Token[] {
    if (++this.#marks > deepestMarks) throw new TextTooComplex();
    this.#comparisons += (src.match(mark)?.length ?? 0) * src.length;
    if (this.#comparisons > maxComparisons) throw new TextTooComplex();
    const read = super.inlineTokens(src, tokens);
    this.#marks--;
    return read;
  }
}

/** Matches characters that may begin or end inline markup. */
const mark = /[*_`~[\]<!]/g;

/**
 * Whether a text might be too complex, without parsing it: false for most texts. A level of blocks takes at least half a
 * character at the beginning of a line, since a tab counts as four spaces, and a level of marks takes a mark.
 */
export const mayBeTooComplex = (content: string): boolean =>
  deepLine.test(content) ||
  (content.match(nestable)?.length ?? 0) >= deepestMarks ||
  (content.match(mark)?.length ?? 0) * content.length > maxComparisons / deepestMarks;

const deepLine = /^[\t >*+\-.)\d]{12}/m;
const nestable = /[*_~[]/g;
