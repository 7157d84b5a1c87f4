import { isTag, isText, type ChildNode } from 'domhandler';
import { htmlTree } from '#core/html/html-tree.ts';
import { isBlock } from '#core/html/tags.ts';

/**
 * What a reader sees of HTML: a list of blocks and words, to compare two texts. Ignores extra white space and the order
 * of nested inline tags.
 */
export function markupSeen(html: string): string[] {
  const seen: string[] = [];
  let line: Run[] = [];
  const endLine = () => {
    seen.push(...wordsSeen(line));
    line = [];
  };
  const walk = (nodes: readonly ChildNode[], marks: readonly string[], isCode: boolean): void => {
    for (const node of nodes) {
      if (isText(node) && isCode) seen.push(`${marks.join()}: ${node.data.replace(/\n$/, '')}`);
      else if (isText(node)) line.push({ marks: markOf(marks), text: node.data });
      else if (isTag(node)) {
        const tag = tagSeen(node.name, node.attribs);
        if (node.name === 'img' || node.name === 'source')
          line.push({ marks: markOf(marks), text: `<${tag}>` });
        else if (node.name !== 'br' && !isBlock(node.name)) walk(node.children, [...marks, tag], isCode);
        else {
          endLine();
          seen.push(`<${tag}>`);
          walk(node.children, marks, node.name === 'pre');
          endLine();
          seen.push(`</${node.name}>`);
        }
      }
    }
  };
  walk(htmlTree(html), [], false);
  endLine();
  return seen;
}

/** Collapses the white space of a line, and joins words with the same emphasis. */
function wordsSeen(line: readonly Run[]): string[] {
  const runs: Run[] = [];
  for (const { marks, text } of line) {
    const last = runs.at(-1);
    const words = text.replaceAll(/[ \t\n\f]+/g, ' ');
    const rest = last === undefined || last.text.endsWith(' ') ? words.replace(/^ /, '') : words;
    if (rest !== '' && last?.marks === marks) last.text += rest;
    else if (rest !== '') runs.push({ marks, text: rest });
  }
  const last = runs.at(-1);
  if (last) last.text = last.text.replace(/ $/, '');
  return runs.filter(({ text }) => text !== '').map(({ marks, text }) => `${marks}: ${text}`);
}

const markOf = (marks: readonly string[]): string => [...new Set(marks)].sort().join();

const tagSeen = (name: string, attributes: Record<string, string>): string =>
  [
    name,
    ...Object.entries(attributes)
      .map(([key, value]) => `${key}="${value}"`)
      .sort(),
  ].join(' ');

type Run = { marks: string; text: string };
