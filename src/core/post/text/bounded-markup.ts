import { Lexer, Parser, type MarkedOptions, type Token, type TokensList } from 'marked';

/**
 * Renders Markdown or HTML in bounded time. The Markdown library compares runs of delimiters with each other, and parses
 * nested quotations and lists once per level. A few kilobytes of delimiters could therefore take minutes or overflow the
 * stack. This function throws `TextTooComplex` before that happens.
 */
export const boundedHtml = (content: string): string => htmlOfTokens(boundedTokens(content));

/** Returns the blocks of a text as the library parses them. Throws `TextTooComplex` like `boundedHtml`. */
export const boundedTokens = (content: string): TokensList =>
  // The library's `parse` does not accept another lexer class. `boundedTokens` and `htmlOfTokens` therefore replace it.
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
 * Limits the number of marks multiplied by the number of characters, added up over all paragraphs, because each mark may be
 * compared with the rest of its paragraph. At the limit, rendering takes about half a second. A text that contained all
 * demo articles would need less than a thousandth of the limit.
 */
const maxComparisons = 100_000_000;

class BoundedLexer extends Lexer {
  #comparisons = 0;
  #blocks = 0;
  #marks = 0;

  // The Markdown library expects this function to return the list that was passed as `tokens`. The list of the whole text
  // also contains the links of the text, so a new list would lose them.
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

/** Matches the characters that may begin or end inline markup. */
const mark = /[*_`~[\]<!]/g;

/**
 * Whether a text might be too complex. The check does not parse the text, and returns false for most texts. Each level of
 * quotations or lists takes at least half a character at the beginning of a line, because a tab counts as four spaces. Each
 * level of emphasis or links takes at least one mark.
 */
export const mayBeTooComplex = (content: string): boolean =>
  deepLine.test(content) ||
  (content.match(nestable)?.length ?? 0) >= deepestMarks ||
  (content.match(mark)?.length ?? 0) * content.length > maxComparisons / deepestMarks;

const deepLine = /^[\t >*+\-.)\d]{12}/m;
const nestable = /[*_~[]/g;
