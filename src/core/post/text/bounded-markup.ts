import { Lexer, Parser, type MarkedOptions, type Token, type TokensList } from 'marked';

/** Renders Markdown or HTML in bounded time. Throws `TextTooComplex` if the library would need minutes for a text. */
export const boundedHtml = (content: string): string => htmlOfTokens(boundedTokens(content));

/** Returns the blocks of a text as the library parses them. Throws `TextTooComplex`. */
export const boundedTokens = (content: string): TokensList =>
  // The library's `parse` accepts no other lexer, so `boundedTokens` and `htmlOfTokens` replace `parse`.
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
 * Limits the sum of marks × characters over all paragraphs, because the library may compare a mark with all later text.
 * A text at the limit takes half a second to render, and real texts less than a thousandth of that.
 */
const maxComparisons = 100_000_000;

class BoundedLexer extends Lexer {
  #comparisons = 0;
  #blocks = 0;
  #marks = 0;

  // Returns the list `tokens` itself, not a copy: the library stores link definitions in its property `links`.
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

/** Whether a text may be too complex, judged from its characters without parsing. Returns false for most texts. */
export const mayBeTooComplex = (content: string): boolean =>
  deepLine.test(content) ||
  countOf(content, nestable) >= deepestMarks ||
  countOf(content, mark) * content.length > maxComparisons / deepestMarks;

const countOf = (content: string, sign: RegExp): number => content.match(sign)?.length ?? 0;

const deepLine = /^[\t >*+\-.)\d]{12}/m;
const nestable = /[*_~[]/g;
