import { Lexer, Parser, type MarkedOptions, type Token, type TokensList } from 'marked';

/**
 * Renders Markdown or HTML in bounded time. Throws `TextTooComplex` instead of taking minutes. The library compares marks
 * with each other, so a few kilobytes of marks could take that long.
 */
export const boundedHtml = (content: string): string => htmlOfTokens(boundedTokens(content));

/** Returns the blocks of a text as the library parses them. Throws `TextTooComplex`. */
export const boundedTokens = (content: string): TokensList =>
  // The library's `parse` accepts no other lexer class, so `boundedTokens` and `htmlOfTokens` replace it.
  new BoundedLexer(options).lex(content);

export const htmlOfTokens = (tokens: Token[]): string => Parser.parse(tokens, options);

const options: MarkedOptions = { gfm: true };

/** Thrown if a text has too many marks, or marks that are nested too deeply. */
export class TextTooComplex extends Error {
  constructor() {
    super('The text has too many marks side by side, or too many levels inside each other.');
    this.name = 'TextTooComplex';
  }
}

/** `maxBlockDepth` limits nested quotations and lists. `deepestMarks` limits nested emphasis and links. */
const maxBlockDepth = 24;
const deepestMarks = 24;

/**
 * Limits the sum of marks × characters over all paragraphs, because a mark may be compared with all text after it. At the
 * limit, rendering takes half a second. Real texts need less than a thousandth of that.
 */
const maxComparisons = 100_000_000;

class BoundedLexer extends Lexer {
  #comparisons = 0;
  #blocks = 0;
  #marks = 0;

  // Must return the list passed as `tokens`: that list contains the links, and a new one would lose them.
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

const mark = /[*_`~[\]<!]/g;

/**
 * A quick check without parsing. Returns false for most texts. Each nested block takes at least half a character (a tab
 * counts as four spaces), and each mark takes at least one.
 */
export const mayBeTooComplex = (content: string): boolean =>
  deepLine.test(content) ||
  (content.match(nestable)?.length ?? 0) >= deepestMarks ||
  (content.match(mark)?.length ?? 0) * content.length > maxComparisons / deepestMarks;

const deepLine = /^[\t >*+\-.)\d]{12}/m;
const nestable = /[*_~[]/g;
