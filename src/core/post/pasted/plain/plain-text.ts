/**
 * Readings of pasted text without formatting. `isMarkdown` decides; `mayBeMarkdown` and `joinedLines` only offer another
 * reading (`src/islands/admin/writing/editor/pasting.ts`).
 */

import { walkTokens, type Token, type Tokens } from 'marked';
import { escapeText } from '../../../html/entities.ts';
import { validText } from '../../../html/valid-text.ts';
import { withPlainSpaces } from '../inline-words.ts';
import { withSigns } from './sign-fonts.ts';
import { listLine, plainList, plainListHtml } from './plain-lists.ts';
import { boundedTokens, TextTooComplex } from '../../text/markdown/bounded-markup.ts';

/**
 * Returns the HTML of plain text with every letter, figure and line it has. An empty line starts a paragraph. Lines
 * become a list, with its levels, only if at least two follow each other, and numbered ones only if they count from 1.
 */
export const plainHtml = (text: string): string =>
  withPlainSpaces(withLineFeeds(text))
    .trimEnd()
    .split(/\n(?:[\t ]*\n)+/)
    .map((paragraph) => blocksOf(paragraph.split('\n').map((line) => line.trimEnd())).join('\n'))
    .filter((html) => html !== '')
    .join('\n\n');

/**
 * Whether plain text is Markdown beyond doubt: it has a table or a closed box of code, or at least two kinds of marks, one
 * of which no ordinary text has. Never if a mark would change what its lists count.
 */
export function isMarkdown(text: string): boolean {
  const marks = [...marksIn(text)];
  if (marks.includes('other numbers')) return false;
  return (
    marks.some((mark) => mark === 'table' || mark === 'code') ||
    (marks.length > 1 && marks.some((mark) => rareMarks.has(mark)))
  );
}

/** Returns Markdown in which each line of a paragraph stays a line, except in paragraphs that were wrapped. */
export const markdownWithLines = (text: string): string =>
  boundedTokens(withPlainSpaces(withLineFeeds(text)).trim())
    .map(({ type, raw }) =>
      type === 'paragraph' && !isWrapped(raw) ? raw.replaceAll(/(?<=\S) ?\n(?=\S)/g, '  \n') : raw,
    )
    .join('');

/** Whether Markdown would show more than lists in the text, so that the editor can be offered that reading. */
export const mayBeMarkdown = (text: string): boolean =>
  [...marksIn(text)].some((mark) => mark !== 'list' && mark !== 'other numbers');

/** Joins the lines of text from a PDF, whose lines end where the page ended. Returns undefined for other text. */
export function joinedLines(text: string): string | undefined {
  const paragraphs = withLineFeeds(text)
    .trim()
    .split(/\n[\t ]*\n\s*/);
  if (!paragraphs.some(isWrapped)) return undefined;
  return paragraphs
    .map((paragraph) =>
      paragraph
        .trim()
        // “voor-⏎en nadelen” keeps its hyphen.
        .replaceAll(/(?<=\p{L})[-\u00ad]\n(?!(?:en|of|and|or|und|oder|bzw|y|o|e|i)\b)(?=\p{Ll})/gu, '')
        // “Palma-⏎Ibiza”, “10-⏎12 Uhr”
        .replaceAll(/(?<=[\p{L}\d])-\n(?=[\p{Lu}\d])/gu, '-')
        .split('\n')
        .map((line) => line.trim())
        .join(' '),
    )
    .join('\n\n');
}

/** Whether all lines but the last are about equally long, as where a page ended. */
function isWrapped(paragraph: string): boolean {
  const lengths = paragraph
    .trim()
    .split('\n')
    .slice(0, -1)
    .map((line) => line.length);
  const longest = Math.max(0, ...lengths);
  const full = lengths.filter((length) => length > longest * 0.75).length;
  return lengths.length > 1 && longest >= 30 && full > lengths.length * 0.75;
}

/** PowerPoint ends lines with a vertical tab, and PDF programs end pages with a form feed, which are valid as line feeds. */
const withLineFeeds = (text: string): string =>
  withSigns(validText(text)).replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n');

function blocksOf(lines: readonly string[]): string[] {
  const blocks: (string | string[])[] = [];
  const listLines = lines.map(listLine);
  for (let at = 0; at < lines.length;) {
    const { list, used } = plainList(listLines, at);
    const text = lines.slice(at, at + used).map((line) => line.trim());
    const last = blocks.at(-1);
    if (list) blocks.push(plainListHtml(list));
    else if (used === 1 && /^(-{3,}|\*{3}|(\* ){2}\*)$/.test(text[0] ?? '')) blocks.push('<hr>');
    else if (Array.isArray(last)) last.push(...text);
    else blocks.push(text);
    at += used;
  }
  return blocks.flatMap((block) => {
    if (!Array.isArray(block)) return [block];
    return block.join('') === '' ? [] : [`<p>${block.map(escapeText).join('<br>')}</p>`];
  });
}

function marksIn(text: string): ReadonlySet<string> {
  const marks = new Set<string>();
  try {
    void walkTokens(boundedTokens(withLineFeeds(text).trim()), (token) => {
      const mark = markOf(token);
      if (mark !== undefined) marks.add(mark);
    });
  } catch (cause) {
    if (!(cause instanceof TextTooComplex)) throw cause;
    return new Set();
  }
  return marks;
}

/** Returns undefined for marks that change nothing, or that ordinary text has as well. */
function markOf(token: Token): string | undefined {
  switch (token.type) {
    case 'heading':
      return /^ {0,3}#+\s+\p{L}/u.test(token.raw) ? 'heading' : undefined;
    case 'strong':
      return token.raw.startsWith('**') ? 'bold' : 'emphasis';
    case 'em':
      return 'emphasis';
    case 'link':
    case 'image':
      return /^!?\[/.test(token.raw) && /^(https?:|mailto:|tel:|[/#])/i.test(String(token['href']))
        ? token.type
        : undefined;
    case 'code':
      return /^ {0,3}(```|~~~).*\n(.*\n)*? {0,3}(```|~~~)\s*$/.test(token.raw) ? 'code' : undefined;
    case 'list':
      return !token['ordered'] || countsFromOne(token as Tokens.List) ? 'list' : 'other numbers';
    case 'del':
    case 'table':
    case 'blockquote':
    case 'codespan':
      return token.type;
    default:
      return undefined;
  }
}

const rareMarks: ReadonlySet<string> = new Set(['heading', 'bold', 'link', 'image', 'del']);

const countsFromOne = ({ items }: Tokens.List): boolean =>
  items.every(({ raw }, index) => Number(/^\s*(\d+)/.exec(raw)?.[1]) === index + 1);
