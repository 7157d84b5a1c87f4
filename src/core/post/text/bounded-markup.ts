import { Lexer, Parser, type MarkedOptions, type Token, type TokensList } from 'marked';

/**
 * Markdown or HTML as HTML, in time that an honest text never needs. Runs of marks that could begin or end something are
 * compared with each other, and nested quotes and lists are read once per level, so a few kilobytes of nothing but marks
 * would take minutes, or all of the stack. Throws `TextTooComplex` before any of that.
 */
export const boundedHtml = (content: string): string => htmlOfTokens(boundedTokens(content));

/** The blocks of a text, one after the other, as the library reads them; throws as `boundedHtml` does. */
export const boundedTokens = (content: string): TokensList =>
  // The library takes no other class of lexer as an option: this and the next do what its `parse` does.
  new BoundedLexer(options).lex(content);

export const htmlOfTokens = (tokens: Token[]): string => Parser.parse(tokens, options);

const options: MarkedOptions = { gfm: true };

/** A text whose marks are too many or too deep to be rendered. */
export class TextTooComplex extends Error {
  constructor() {
    super('The text has too many marks side by side, or too many levels inside each other.');
    this.name = 'TextTooComplex';
  }
}

/** Quotes and lists inside each other; emphasis and links inside each other. */
const maxBlockDepth = 24;
const deepestMarks = 24;

/**
 * Marks times characters, over all paragraphs: what comparing every mark with the rest of its paragraph would come to. All
 * articles of the demo as one text come to less than a thousandth of it; it is worth about half a second.
 */
const maxComparisons = 100_000_000;

class BoundedLexer extends Lexer {
  #comparisons = 0;
  #blocks = 0;
  #marks = 0;

  // The library answers the list it was given, with its links where it is the whole text's.
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

/** What may begin or end something within a paragraph. */
const mark = /[*_`~[\]<!]/g;
