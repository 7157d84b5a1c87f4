import { walkTokens, type Token, type Tokens } from 'marked';
import { escapeText } from '../../../html/entities.ts';
import { monthNumber } from '../../../language/month-names.ts';
import { withPlainSpaces } from '../inline-words.ts';
import { boundedTokens, TextTooComplex } from '../../text/markdown/bounded-markup.ts';

/**
 * Returns the HTML of plain text with every letter, figure and line it has. An empty line starts a paragraph. Lines
 * become a list only if at least two follow each other, and numbered ones only if they count from 1.
 */
export const plainHtml = (text: string): string =>
  withPlainSpaces(withLineFeeds(text))
    .split(/\n[\t ]*\n\s*/)
    .map((paragraph) =>
      groupsOf(paragraph.split('\n').map((line) => line.trim()))
        .map(groupHtml)
        .join('\n'),
    )
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
  boundedTokens(withPlainSpaces(withLineFeeds(text)))
    .map(({ type, raw }) =>
      type === 'paragraph' && !isWrapped(raw) ? raw.replaceAll(/(?<=\S) ?\n(?=\S)/g, '  \n') : raw,
    )
    .join('');

/** Whether Markdown would show more than lists in the text, so that the editor can be offered that reading. */
export const mayBeMarkdown = (text: string): boolean =>
  [...marksIn(text)].some((mark) => mark !== 'list' && mark !== 'other numbers');

/** Joins the lines of text from a PDF, whose lines end where the page ended. Returns undefined for other text. */
export function joinedLines(text: string): string | undefined {
  const paragraphs = withLineFeeds(text).split(/\n[\t ]*\n\s*/);
  if (!paragraphs.some(isWrapped)) return undefined;
  return paragraphs
    .map((paragraph) =>
      paragraph
        .trim()
        // “voor-⏎en nadelen” keeps its hyphen.
        .replaceAll(/(?<=\p{L})[-\u00ad]\n(?!(?:en|of|and|or|und|oder|bzw|y|o|e|i)\b)(?=\p{Ll})/gu, '')
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

const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').trim();

function groupsOf(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  let at = 0;
  while (at < lines.length) {
    const group = taskList(lines, at) ?? bulletList(lines, at) ?? numberedList(lines, at) ?? rule(lines, at);
    const last = groups.at(-1);
    if (group !== undefined) groups.push(group);
    else if (last?.tag === 'p') last.lines.push(lines[at] ?? '');
    else groups.push({ tag: 'p', lines: [lines[at] ?? ''], used: 1 });
    at += group?.used ?? 1;
  }
  return groups.filter(({ tag, lines: inside }) => tag !== 'p' || inside.some((line) => line !== ''));
}

function groupHtml({ tag, lines }: Group): string {
  const words = lines.map(escapeText);
  if (tag === 'hr') return '<hr>';
  if (tag === 'p') return `<p>${words.join('<br>')}</p>`;
  return `<${tag}>\n${words.map((line) => `<li>${line}</li>`).join('\n')}\n</${tag}>`;
}

/** The lines from `at` on, as long as `read` returns their words. */
function listOf(
  { lines, at, tag, min }: { lines: readonly string[]; at: number; tag: Group['tag']; min: number },
  read: (line: string, index: number) => string | undefined,
): Group | undefined {
  const items: string[] = [];
  for (const line of lines.slice(at)) {
    const words = read(line, items.length);
    if (words === undefined) break;
    items.push(words);
  }
  return items.length < min ? undefined : { tag, lines: items, used: items.length };
}

const taskList = (lines: readonly string[], at: number): Group | undefined =>
  listOf({ lines, at, tag: 'ul', min: 1 }, (line) => {
    const [, sign, words] = /^[-*+]? ?\[([ xX])\]\s(.*)$/.exec(line) ?? [];
    return words === undefined ? undefined : `${sign === ' ' ? '☐' : '☑'} ${words.trim()}`;
  });

/** “- 5 °C” may be a figure below zero, so lines of figures stay as they are. */
function bulletList(lines: readonly string[], at: number): Group | undefined {
  const mark = bullet.exec(lines[at] ?? '')?.[1];
  const list = listOf({ lines, at, tag: 'ul', min: 2 }, (line) => {
    const [, sign, words] = bullet.exec(line) ?? [];
    return sign === mark ? words : undefined;
  });
  return list?.lines.every((words) => /^[\d€$£+(]/.test(words)) === true ? undefined : list;
}

const bullet = /^([-*•·▪‣◦●])\s+(\S.*)$/;

function numberedList(lines: readonly string[], at: number): Group | undefined {
  const mark = /^1([.)])\s/.exec(lines[at] ?? '')?.[1];
  if (mark === undefined) return undefined;
  const list = listOf({ lines, at, tag: 'ol', min: 2 }, (line, index) => {
    const start = `${index + 1}${mark} `;
    return line.startsWith(start) ? line.slice(start.length).trim() : undefined;
  });
  return list && areOrdinals(list.lines) ? undefined : list;
}

/**
 * “1. Mai” and “2. Juni” are dates, “1. Etage” and “2. Etage” floors: the number belongs to the word after it.
 */
const areOrdinals = (items: readonly string[]): boolean =>
  items.every((item) => {
    const word = firstWord(item);
    return /^\d/.test(word) || monthNumber(word) !== undefined || word === firstWord(items[0] ?? '');
  });

const firstWord = (words: string): string => /^[\p{L}\p{N}]+/u.exec(words)?.[0] ?? '';

const rule = (lines: readonly string[], at: number): Group | undefined =>
  /^(-{3,}|\*{3,}|(\* ){2}\*)$/.test(lines[at] ?? '') ? { tag: 'hr', lines: [], used: 1 } : undefined;

function marksIn(text: string): ReadonlySet<string> {
  const marks = new Set<string>();
  try {
    void walkTokens(boundedTokens(withLineFeeds(text)), (token) => {
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

type Group = { tag: 'p' | 'ul' | 'ol' | 'hr'; lines: string[]; used: number };
