import type { Node } from 'prosemirror-model';
import { NodeSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { schema } from '../../document/schema.ts';

const { figure: figureType, pair: pairType } = schema.nodes;

export const imageSizes = ['text', 'wide', 'pair'] as const;

/** Returns undefined for an image within a line, because such an image has no size. */
export function imageSize({ doc }: EditorState, pos: number): ImageSize | undefined {
  const $pos = doc.resolve(pos);
  if ($pos.nodeAfter?.type !== figureType) return undefined;
  if ($pos.parent.type === pairType) return 'pair';
  return $pos.nodeAfter.attrs['isWide'] === true ? 'wide' : 'text';
}

/** For `pair`, joins the image with an adjacent image if there is one. The image stays selected. */
export function resizeImage(tr: Transaction, pos: number, size: ImageSize): Transaction {
  const $pos = tr.doc.resolve(pos);
  const figure = $pos.nodeAfter;
  if (figure === null) return tr;
  if ($pos.parent.type === pairType) {
    if (size === 'pair') return tr;
    tr.replaceWith($pos.before(), $pos.after(), $pos.parent.content);
    // The opening token of the pair is gone, so the image is one position earlier.
    return selected(tr.setNodeAttribute(pos - 1, 'isWide', size === 'wide'), pos - 1);
  }
  if (size !== 'pair') return selected(tr.setNodeAttribute(pos, 'isWide', size === 'wide'), pos);
  const after = tr.doc.resolve(pos + figure.nodeSize).nodeAfter;
  // The image after is preferred.
  const before = isImage(after) ? null : $pos.nodeBefore;
  const images = [before, figure, after].filter(isImage);
  const start = pos - (isImage(before) ? before.nodeSize : 0);
  const end = start + images.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const narrow = images.map((node) => figureType.create({ ...node.attrs, isWide: false }, node.content));
  return selected(tr.replaceWith(start, end, pairType.create(null, narrow)), pos + 1);
}

const isImage = (node: Node | null): node is Node => node?.type === figureType;

const selected = (tr: Transaction, pos: number): Transaction =>
  tr.setSelection(NodeSelection.create(tr.doc, pos)).scrollIntoView();

export type ImageSize = (typeof imageSizes)[number];
