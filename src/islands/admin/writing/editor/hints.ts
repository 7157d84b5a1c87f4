import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { isDescription } from '#core/images/undescribed-images.ts';
import { schema } from '../document/schema.ts';

/** Shows grey hints in the editor, for example in an empty text or at an image without a description. */
export const hints = (first: Hints): Plugin<Shown> =>
  new Plugin<Shown>({
    key,
    state: {
      init: (_, { doc }) => ({ words: first, set: hintsIn(doc, first) }),
      apply(tr, shown) {
        const other = tr.getMeta(key) as Hints | undefined;
        const words = other ?? shown.words;
        return tr.docChanged || other ? { words, set: hintsIn(tr.doc, words) } : shown;
      },
    },
    props: { decorations: (state) => key.getState(state)?.set },
  });

/** Makes a transaction show the hints in these words, after the editor has changed the language of the desk. */
export const withHints = (tr: Transaction, words: Hints): Transaction => tr.setMeta(key, words);

const key = new PluginKey<Shown>();

function hintsIn(doc: Node, { empty, noDescription, caption, pair, prices, question }: Hints): DecorationSet {
  const found: Decoration[] = [];
  const mark = (node: Node, pos: number, attributes: Record<string, string>) =>
    found.push(Decoration.node(pos, pos + node.nodeSize, attributes));
  const { nodes } = schema;
  const { firstChild: only } = doc;
  if (doc.childCount === 1 && only?.type === nodes.paragraph && only.content.size === 0)
    mark(only, 0, { class: 'is-empty', 'data-hint': empty });
  for (const { pos, node } of imagesWithoutWords(doc))
    mark(node, pos, { class: 'lacks-words', 'data-hint': noDescription });
  doc.descendants((node, pos) => {
    const { type, attrs, childCount } = node;
    if (type === nodes.figure && childCount === 0)
      mark(node, pos, { style: `--caption: ${JSON.stringify(caption)}` });
    if (type === nodes.pair && childCount < 2) mark(node, pos, { 'data-pair': pair });
    if (attrs['kind'] === 'to-prices') mark(node, pos, { 'data-hint': prices });
    if (type === nodes.summary && childCount === 0)
      mark(node, pos, { class: 'is-empty', 'data-hint': question });
    return !node.inlineContent;
  });
  return DecorationSet.create(doc, found);
}

export function imagesWithoutWords(doc: Node): { node: Node; pos: number }[] {
  const found: { node: Node; pos: number }[] = [];
  doc.descendants((node, pos) => {
    const isImage = node.type === schema.nodes.figure || node.type === schema.nodes.image;
    if (isImage && !isDescription(String(node.attrs['alt']))) found.push({ node, pos });
  });
  return found;
}

type Shown = { words: Hints; set: DecorationSet };
type Hints = Record<'empty' | 'noDescription' | 'caption' | 'pair' | 'prices' | 'question', string>;
