import { Lexer, Parser, type MarkedOptions, type Token, type TokensList } from 'marked';

/**
 * Renders Markdown or HTML in bounded time. Delimiter runs are compared with each other, and nested quotations and
 * lists are parsed once per level, so a few kilobytes of delimiters could take minutes or overflow the stack. Throws
 * `TextTooComplex` before that happens.
 */
export const boundedHtml = (content: string): string => htmlOfTokens(boundedTokens(content));

/** The blocks of a text as the library parses them; throws like `boundedHtml`. */
export const boundedTokens = (content: string): TokensList =>
  // The library does not accept another lexer class as an option, so these two functions do what its `parse` does.
  new BoundedLexer(options).lex(content);

export const htmlOfTokens = (tokens: Token[]): string => Parser.parse(tokens, options);

const options: MarkedOptions = { gfm: true };

/** A text with too many or too deeply nested marks to be rendered. */
export class TextTooComplex extends Error {
  constructor() {
    super('The text has too many marks side by side, or too many levels inside each other.');
    this.name = 'TextTooComplex';
  }
}

/** Nested quotations and lists; nested emphasis and links. */
const maxBlockDepth = 24;
const deepestMarks = 24;

/**
 * Marks times characters, over all paragraphs: the cost of comparing every mark with the rest of its paragraph, about
 * half a second. All demo articles in one text need less than a thousandth of it.
 */
const maxComparisons = 100_000_000;

class BoundedLexer extends Lexer {
  #comparisons = 0;
  #blocks = 0;
  #marks = 0;

  // The library returns the list it was given, with its links if the list belongs to the whole text.
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

/** Characters that may begin or end inline markup. */
const mark = /[*_`~[\]<!]/g;
