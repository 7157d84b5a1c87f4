import { aTag, isTag, type Markup, type Tag } from './markup-tree.ts';

/** Blocks with line ends between them, as somebody would write them who has to read them again. */
export const withLines = (blocks: readonly Markup[]): Markup[] =>
  // An empty line ends a block of HTML in Markdown: what is written below is Markdown again.
  blocks.flatMap((block, index) => [...(index === 0 ? [] : ['\n\n']), inLines(block)]);

function inLines(markup: Markup): Markup {
  if (!isTag(markup) || !holdsBlocks(markup)) return markup;
  const inside = markup.inside.flatMap((each) =>
    isTag(each, ...blockNames) ? ['\n', inLines(each)] : [inLines(each)],
  );
  return aTag(markup.name, [...inside, '\n'], markup.attributes);
}

const holdsBlocks = (tag: Tag): boolean => tag.inside.some((inside) => isTag(inside, ...blockNames));

const blockNames = [
  ...['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'table', 'thead', 'tbody'],
  ...['tr', 'td', 'th', 'figure'],
];
