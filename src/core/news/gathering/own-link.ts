import render from 'dom-serializer';
import { isTag, type ChildNode, type Element } from 'domhandler';
import { findAll, removeElement } from 'domutils';
import { htmlTree } from '../../html/html-tree.ts';
import { isBlock } from '../../html/tags.ts';
import { wordsIn } from '../../html/words.ts';

/**
 * Removes what feeds add to a report with a link to the report itself, in any language: a line such as “The post … appeared
 * first on …”, or “Read more” behind the text.
 * @example withoutOwnLink('<p>Text.</p><p><a href="/1">Ver más</a></p>', (href) => href === '/1') // => '<p>Text.</p>'
 */
export function withoutOwnLink(html: string, isOwn: (href: string) => boolean): string {
  if (!/<a\s/i.test(html)) return html;
  const tree = htmlTree(html.slice(0, maxRead));
  const links = findAll((tag) => tag.name === 'a' && isOwn(tag.attribs['href'] ?? ''), tree);
  for (const link of links) {
    const line = lineOf(link);
    if (line && isOneSentence(line) && hasWords(before(line))) removeElement(line);
    else if (hasWords(before(link)) && !hasWords(after(link))) removeElement(link);
  }
  return links.length === 0 ? html : render(tree, { encodeEntities: 'utf8' });
}

/** Only the beginning of a text is read, so a longer one may be cut. */
const maxRead = 60_000;

function lineOf(link: Element): Element | undefined {
  for (let tag = link.parent; tag !== null && isTag(tag); tag = tag.parent) if (isBlock(tag.name)) return tag;
  return undefined;
}

/** The words of links are titles and names, which may have full stops. */
const isOneSentence = (line: Element): boolean => !/[.!?…]\s+\p{L}/u.test(wordsIn(line.children, ['a']));

const hasWords = (nodes: readonly ChildNode[]): boolean => /\p{L}/u.test(wordsIn(nodes));

/** Everything before a node, also outside its parents. */
const before = (node: ChildNode): ChildNode[] => [
  ...(node.parent !== null && isTag(node.parent) ? before(node.parent) : []),
  ...beside(node).slice(0, beside(node).indexOf(node)),
];

const after = (node: ChildNode): ChildNode[] => beside(node).slice(beside(node).indexOf(node) + 1);

const beside = ({ parent }: ChildNode): ChildNode[] => parent?.children ?? [];
