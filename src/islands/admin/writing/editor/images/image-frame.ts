import type { Node } from 'prosemirror-model';
import { NodeSelection, Plugin, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { schema } from '../../document/schema.ts';
import { imageAt } from '../commands.ts';

/**
 * Shows actions below the image at the cursor. While an image is selected, typed text is added to its caption
 * instead of replacing the image. A pair without images becomes an empty paragraph.
 */
export const imageFrame = (frame: HTMLElement): Plugin =>
  new Plugin({
    appendTransaction(_changes, _before, { doc, tr }) {
      doc.forEach((block, pos) => {
        const isEmpty = block.type === schema.nodes.pair && block.childCount === 0;
        if (isEmpty) tr.replaceWith(pos, pos + block.nodeSize, schema.node('paragraph'));
      });
      return tr.docChanged ? tr : null;
    },
    props: {
      handleTextInput({ state: { selection, tr }, dispatch }, _from, _to, typed) {
        if (!(selection instanceof NodeSelection) || selection.node.type !== schema.nodes.figure)
          return false;
        tr.insertText(typed, selection.to - 1);
        dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to - 1 + typed.length)));
        return true;
      },
      decorations(state) {
        const image = imageAt(state);
        if (image === undefined) return undefined;
        const $pos = state.doc.resolve(image.pos);
        const below =
          $pos.parent.inlineContent || $pos.parent.type === schema.nodes.pair
            ? $pos.after()
            : image.pos + image.node.nodeSize;
        return DecorationSet.create(state.doc, [belowBlock(below, frame, 'image-frame')]);
      },
    },
  });

export function selectImage(
  view: EditorView,
  ...[, node, pos, { target }]: [number, Node, number, MouseEvent]
): boolean {
  const isImage = node.type === schema.nodes.figure || node.type === schema.nodes.image;
  if (!isImage || !(target instanceof HTMLImageElement)) return false;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)));
  return true;
}

export const belowBlock = (pos: number, element: HTMLElement, key: string): Decoration =>
  Decoration.widget(pos, element, { key, side: 1, stopEvent: () => true, ignoreSelection: true });
