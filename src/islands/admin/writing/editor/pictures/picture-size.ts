import type { Node } from 'prosemirror-model';
import { NodeSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { schema } from '../../document/schema.ts';

const { figure: figureType, pair: pairType } = schema.nodes;

export const pictureSizes = ['text', 'wide', 'pair'] as const;

/** Returns undefined for a picture within a line, because such a picture has no size. */
export function pictureSize({ doc }: EditorState, pos: number): PictureSize | undefined {
  const place = doc.resolve(pos);
  if (place.nodeAfter?.type !== figureType) return undefined;
  if (place.parent.type === pairType) return 'pair';
  return place.nodeAfter.attrs['isWide'] === true ? 'wide' : 'text';
}

/** For `pair`, joins the picture with an adjacent picture if there is one. The picture stays selected. */
export function resizePicture(tr: Transaction, pos: number, size: PictureSize): Transaction {
  const place = tr.doc.resolve(pos);
  const figure = place.nodeAfter;
  if (figure === null) return tr;
  if (place.parent.type === pairType) {
    if (size === 'pair') return tr;
    tr.replaceWith(place.before(), place.after(), place.parent.content);
    return selected(tr.setNodeAttribute(pos - 1, 'isWide', size === 'wide'), pos - 1);
  }
  if (size !== 'pair') return selected(tr.setNodeAttribute(pos, 'isWide', size === 'wide'), pos);
  const isAlone = (node: Node | null | undefined) => node?.type !== figureType;
  const after = tr.doc.resolve(pos + figure.nodeSize).nodeAfter;
  const before = isAlone(after) ? place.nodeBefore : null;
  const pictures = [before, figure, after].filter((node) => node !== null && !isAlone(node)) as Node[];
  const start = pos - (before && !isAlone(before) ? before.nodeSize : 0);
  const end = start + pictures.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const narrow = pictures.map((node) => figureType.create({ ...node.attrs, isWide: false }, node.content));
  return selected(tr.replaceWith(start, end, pairType.create(null, narrow)), pos + 1);
}

const selected = (tr: Transaction, pos: number): Transaction =>
  tr.setSelection(NodeSelection.create(tr.doc, pos)).scrollIntoView();

export type PictureSize = (typeof pictureSizes)[number];
