import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { schema } from '../document/schema.ts';

/** Words that are no part of the text: what stands in an empty one, and what a picture still lacks. */
export const hints = (words: Hints): Plugin<DecorationSet> => {
  const plugin: Plugin<DecorationSet> = new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => hintsIn(doc, words),
      apply: (tr, set) => (tr.docChanged ? hintsIn(tr.doc, words) : set),
    },
    props: { decorations: (state) => plugin.getState(state) },
  });
  return plugin;
};

function hintsIn(doc: Node, { empty, noDescription }: Hints): DecorationSet {
  const found: Decoration[] = [];
  const { firstChild: only } = doc;
  if (doc.childCount === 1 && only?.type === schema.nodes.paragraph && only.content.size === 0)
    found.push(Decoration.node(0, only.nodeSize, { class: 'is-empty', 'data-hint': empty }));
  for (const { pos, node } of picturesWithoutWords(doc))
    found.push(
      Decoration.node(pos, pos + node.nodeSize, { class: 'lacks-words', 'data-hint': noDescription }),
    );
  return DecorationSet.create(doc, found);
}

/** Pictures nobody has described yet. */
export function picturesWithoutWords(doc: Node): { node: Node; pos: number }[] {
  const found: { node: Node; pos: number }[] = [];
  doc.descendants((node, pos) => {
    const isPicture = node.type === schema.nodes.figure || node.type === schema.nodes.image;
    if (isPicture && String(node.attrs['alt']).trim() === '') found.push({ node, pos });
  });
  return found;
}

type Hints = { empty: string; noDescription: string };
