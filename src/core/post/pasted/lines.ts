import { Element, isTag, Text, type ChildNode } from 'domhandler';
import { isBlock } from '../../html/tags.ts';

/** Puts each block of pasted HTML on a line of its own, which an editor can read in the source view. */
export const withLines = (blocks: readonly ChildNode[]): ChildNode[] =>
  // An empty line ends an HTML block in Markdown, so an editor can continue in Markdown below the block.
  blocks.flatMap((block, index) => [...(index === 0 ? [] : [new Text('\n\n')]), inLines(block)]);

function inLines(node: ChildNode): ChildNode {
  if (!isTag(node) || !node.children.some(hasOwnLine)) return node;
  const inside = node.children.flatMap((child) =>
    hasOwnLine(child) ? [new Text('\n'), inLines(child)] : [inLines(child)],
  );
  return new Element(node.name, node.attribs, [...inside, new Text('\n')]);
}

/** Whether a node starts on a new line. A caption stays on the line of its image. */
const hasOwnLine = (node: ChildNode): node is Element =>
  isTag(node) && isBlock(node.name) && node.name !== 'figcaption';
