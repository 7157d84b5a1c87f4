import { Element, isText, type ChildNode } from 'domhandler';
import { isElement } from '../../html/html-tree.ts';

/**
 * Puts list items into a list, and rows and cells into a table, if they lack one: Firefox copies a part of a list
 * without the list, and Excel a part of a table without the table.
 */
export function inWholeStructures(nodes: readonly ChildNode[]): ChildNode[] {
  const inRows = grouped(nodes, { parts: ['td', 'th'], whole: 'tr' });
  const inTables = grouped(inRows, { parts: ['tr', 'thead', 'tbody', 'tfoot'], whole: 'table' });
  return grouped(inTables, { parts: ['li'], whole: 'ul' });
}

function grouped(nodes: readonly ChildNode[], { parts, whole }: Structure): ChildNode[] {
  const made: ChildNode[] = [];
  let open: Element | undefined;
  for (const node of nodes) {
    if (isElement(node, ...parts)) {
      if (open === undefined) {
        open = new Element(whole, {});
        made.push(open);
      }
      open.children.push(node);
    } else if (open === undefined || !isText(node) || node.data.trim() !== '') {
      open = undefined;
      made.push(node);
    }
  }
  return made;
}

type Structure = { parts: string[]; whole: string };
