import { isTag, isText, type ChildNode } from 'domhandler';
import { textContent } from 'domutils';
import { htmlTree } from '#core/html/html-tree.ts';
import { isBlock } from '#core/html/tags.ts';
import type { Block, Item, Span } from './document.ts';

/**
 * Returns the lines that readers should see: kind, words and emphasis.
 * @example writtenLines([heading(2, plain('Zon')), bullets({ words: [looking('zee', 'em')] })]) // => ['h2: Zon', 'ul1: zee{em}']
 */
export function writtenLines(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'title':
        return writtenLine('h2', block.words);
      case 'heading':
        return writtenLine(`h${Math.min(Math.max(block.level, 2), 4)}`, block.words);
      case 'paragraph':
        return writtenLine('p', block.words);
      case 'list':
        return itemLines(block, 1);
      case 'table':
        return block.rows.flatMap((row) => row.flatMap((cell) => writtenLine('cell', cell)));
      case 'quote':
        return block.paragraphs.flatMap((words) => writtenLine('quote', words));
      case 'answered':
        return [...block.head, ...block.paragraphs].flatMap((words) => writtenLine('quote', words));
      case 'code':
        return codeLines(block.text);
      case 'image':
        return [];
    }
  });
}

const itemLines = ({ isOrdered, items }: { isOrdered: boolean; items: Item[] }, depth: number): string[] =>
  items.flatMap(({ words, below }) => [
    ...writtenLine(`${isOrdered ? 'ol' : 'ul'}${depth}`, words),
    ...(below ? itemLines(below, depth + 1) : []),
  ]);

function writtenLine(tag: string, words: readonly Span[]): string[] {
  const line = new Line();
  for (const { text, looks = [], link } of words) {
    if (looks.includes('deleted') || looks.includes('hidden')) continue;
    const seen: string[] = looks.filter((look) => look !== 'inserted' && look !== 'underlined');
    line.add(text, link === undefined ? seen : [...seen, `a ${link}`]);
  }
  return line.lines(tag);
}

/**
 * Returns the lines of HTML in the form of `writtenLines`, without images and horizontal rules.
 * @example pageLines('<h2>Zon</h2><ul><li><em>zee</em></li></ul>') // => ['h2: Zon', 'ul1: zee{em}']
 */
export function pageLines(html: string): string[] {
  const lines: string[] = [];
  let open = new Line();
  const end = (tag: string) => {
    lines.push(...open.lines(tag));
    open = new Line();
  };
  const read = (nodes: readonly ChildNode[], context: Context): void => {
    for (const node of nodes) {
      if (isText(node)) open.add(node.data.replaceAll('\n', ' '), context.marks);
      else if (!isTag(node)) continue;
      else if (node.name === 'pre') {
        end(context.tag);
        lines.push(...codeLines(textContent(node)));
      } else if (node.name === 'br') open.add('\n', []);
      else if (isBlock(node.name)) {
        end(context.tag);
        const inside = contextInside(node.name, context);
        read(node.children, inside);
        end(inside.tag);
      } else read(node.children, { ...context, marks: [...context.marks, markOf(node.name, node.attribs)] });
    }
  };
  read(htmlTree(html), { tag: 'p', list: '', depth: 0, marks: [] });
  end('p');
  return lines;
}

function contextInside(name: string, context: Context): Context {
  if (name === 'ul' || name === 'ol') return { ...context, list: name, depth: context.depth + 1 };
  if (name === 'li') return { ...context, tag: `${context.list}${context.depth}` };
  if (name === 'td' || name === 'th') return { ...context, tag: 'cell' };
  if (name === 'blockquote') return { ...context, tag: 'quote' };
  return name === 'p' ? context : { ...context, tag: name };
}

const codeLines = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `pre: ${line}`);

const markOf = (name: string, { href }: Record<string, string>): string =>
  name === 'a' ? `a ${href ?? ''}` : name;

/** Collects words with their marks, and collapses white space. A line ends at each `\n`. */
class Line {
  #words: { text: string; marks: string }[] = [];

  add(text: string, marks: readonly string[]): void {
    const key = [...new Set(marks)]
      .sort()
      .map((mark) => `{${mark}}`)
      .join('');
    for (const word of text.replaceAll(/[\u200b\u2060\ufeff]/g, '').match(/\n|[^\S\n]+|\S+/g) ?? []) {
      const last = this.#words.at(-1);
      const isWord = word.trim() !== '';
      if (isWord && last?.marks === key && last.text.trim() !== '') last.text += word;
      else this.#words.push({ text: isWord || word === '\n' ? word : ' ', marks: isWord ? key : '' });
    }
  }

  lines(tag: string): string[] {
    return this.#words
      .map(({ text, marks }) => text + marks)
      .join('')
      .split('\n')
      .map((line) => line.replaceAll(/ +/g, ' ').trim())
      .filter((line) => line !== '')
      .map((line) => `${tag}: ${line}`);
  }
}

type Context = { tag: string; list: string; depth: number; marks: readonly string[] };
