import { escapeText } from '../../../html/entities.ts';
import { monthNumber } from '../../../language/calendar-names.ts';

/**
 * Reads the lines that begin with signs of a list, from this line on. They are a list if at least two have bullets, if they
 * count from 1, or if they have the boxes of tasks. Lines that are indented further form a list inside the item above.
 * Without `list`, the `used` lines are text.
 */
export function plainList(lines: readonly ListLine[], at: number): ReadList {
  const { list, used } = listAt(lines, at, 1);
  const isAlone = used === 1 && lines[at]?.kind !== 'box';
  return list === undefined || isAlone ? { used } : { list, used };
}

export function plainListHtml({ tag, items }: PlainList): string {
  const written = items.map(({ words, inside }) => {
    const deeper = inside.map((list) => `\n${plainListHtml(list)}`).join('');
    return `<li>${escapeText(words)}${deeper}${deeper === '' ? '' : '\n'}</li>`;
  });
  return `<${tag}>\n${written.join('\n')}\n</${tag}>`;
}

function listAt(lines: readonly ListLine[], start: number, level: number): ReadList {
  const first = lines[start];
  if (first === undefined) return { used: 1 };
  const items: PlainItem[] = [];
  let at = start;
  for (let line = lines[at]; line !== undefined; line = lines[at]) {
    const isNext =
      line.kind === first.kind &&
      line.sign === first.sign &&
      (line.kind !== 'number' || line.number === first.number + items.length);
    const deeper = line.indent > first.indent && level < maxLevels ? listAt(lines, at, level + 1) : undefined;
    if (deeper?.list) items.at(-1)?.inside.push(deeper.list);
    else if (line.indent === first.indent && isNext) items.push({ words: line.words, inside: [] });
    else break;
    at += deeper?.used ?? 1;
  }
  const list: PlainList = { tag: first.kind === 'number' ? 'ol' : 'ul', items };
  return { ...(isList(items, first) && { list }), used: at - start };
}

const maxLevels = 9;

/** Returns undefined for a line that begins with no sign of a list. */
export function listLine(line: string): ListLine {
  const rest = line.trimStart();
  const space = line.slice(0, line.length - rest.length);
  const indent = space.replaceAll('\t', '    ').length;
  // “- [x] Zon” or “[ ] Zon”. With a second box in the line, it is no task.
  const [, box, task] = /^[-*+•]? ?\[([ xX])\]\s+(?=\S)((?!.*\[[ xX]\]).*)$/.exec(rest) ?? [];
  if (task !== undefined)
    return { kind: 'box', sign: '', indent, number: 0, words: `${box === ' ' ? '☐' : '☑'} ${task}` };
  const [, bullet = '', item] = /^([-*•·▪▫‣◦●○■◆❖►➢➤])\s+(\S.*)$/.exec(rest) ?? [];
  if (item !== undefined) return { kind: 'bullet', sign: bullet, indent, number: 0, words: item };
  const [, number, sign = '', words] = /^([1-9]\d{0,2})([.)])\s+(\S.*)$/.exec(rest) ?? [];
  return words === undefined ? undefined : { kind: 'number', sign, indent, number: Number(number), words };
}

function isList(items: readonly PlainItem[], { kind, sign, number }: NonNullable<ListLine>): boolean {
  if (kind === 'box') return true;
  if (kind === 'bullet' && sign !== '-') return true;
  // “- 5 °C” may be a figure below zero, so lines of figures stay as they are.
  if (kind === 'bullet')
    return (
      items.some(({ words }) => !/^[\d€$£+(]/.test(words)) &&
      items.every(({ words }) => !/^[\d.,]+\s?[°%€$£]/.test(words))
    );
  return number === 1 && items.length > 1 && !areOrdinals(items);
}

/**
 * “1. Mai” and “2. Juni” are dates, “1. Etage” and “2. Etage” floors: the number belongs to the word after it.
 */
const areOrdinals = (items: readonly PlainItem[]): boolean =>
  items.every(({ words }) => {
    const word = firstWord(words);
    return /^\d/.test(word) || monthNumber(word) !== undefined || word === firstWord(items[0]?.words ?? '');
  });

const firstWord = (words: string): string => /^[\p{L}\p{N}]+/u.exec(words)?.[0] ?? '';

export type PlainList = { tag: 'ul' | 'ol'; items: PlainItem[] };

type PlainItem = { words: string; inside: PlainList[] };

type ReadList = { list?: PlainList; used: number };

export type ListLine =
  | { kind: 'box' | 'bullet' | 'number'; sign: string; indent: number; number: number; words: string }
  | undefined;
