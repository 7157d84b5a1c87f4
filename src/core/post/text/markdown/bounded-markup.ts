import { Lexer, Parser, type MarkedOptions, type Token, type TokensList } from 'marked';
import { LiteralRenderer, LiteralTokenizer } from './literal-markdown.ts';

/**
 * Renders Markdown or HTML in bounded time, as HTML that is NOT safe to show; use `safeBody` for that. Throws
 * `TextTooComplex` if the library would need minutes for a text.
 */
export const boundedHtml = (content: string): string => htmlOfTokens(boundedTokens(content));

/** Returns the blocks of a text as the library parses them. Throws `TextTooComplex`. */
export const boundedTokens = (content: string): TokensList =>
  // The library's `parse` accepts no other lexer, so `boundedTokens` and `htmlOfTokens` replace `parse`.
  new BoundedLexer({ ...options, tokenizer: new LiteralTokenizer(content) }).lex(content);

export const htmlOfTokens = (tokens: Token[]): string =>
  // The library stores the parser in the renderer, so each call has its own.
  Parser.parse(tokens, { ...options, renderer: new LiteralRenderer() });

const options: MarkedOptions = { gfm: true };

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
 * Limits `comparisonsIn`, summed over all paragraphs. A text at the limit renders in half a second. A real text takes
 * less than a thousandth of that time.
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
    this.#comparisons += comparisonsIn(src);
    if (this.#comparisons > maxComparisons) throw new TextTooComplex();
    const read = super.inlineTokens(src, tokens);
    this.#marks--;
    return read;
  }
}

/**
 * The library may compare each mark with all later text, and each letter before an `@` with the letters up to there,
 * because an e-mail address may begin at any of them.
 */
function comparisonsIn(text: string): number {
  const words = text.includes('@') ? text.split(/\s/) : [];
  const letters = words.reduce((sum, word) => sum + (word.lastIndexOf('@') + 1) ** 2, 0);
  return (text.match(mark)?.length ?? 0) * text.length + letters;
}

const mark = /[*_`~[\]<!]/g;

/** Estimates from the characters, without parsing, whether a text may be too complex. Most texts get false. */
export const mayBeTooComplex = (content: string): boolean =>
  deepLine.test(content) ||
  countOf(content, nestable) >= deepestMarks ||
  comparisonsIn(content) > maxComparisons / deepestMarks;

const countOf = (content: string, sign: RegExp): number => content.match(sign)?.length ?? 0;

/** A line that begins with so many signs that each may open a list or a quotation inside another. */
const deepLine = /^[\t >*+\-.)\d]{12}/m;
const nestable = /[*_~[]/g;
