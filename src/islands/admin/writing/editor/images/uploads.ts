import type { ResolvedPos } from 'prosemirror-model';
import { Plugin, PluginKey, NodeSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { maxAltLength } from '#core/images/image-limits.ts';
import { imageAt } from '#core/images/image-path.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { bringImage, type ImageStep } from '../../../images/bring-image.ts';
import { schema } from '../../document/schema.ts';
import { insertBelow } from '../insert-below.ts';
import { belowBlock } from './image-frame.ts';

/** Each running upload has a position that moves with the text while the editor types. */
export const uploads = (): Plugin =>
  new Plugin<DecorationSet>({
    key: progressKey,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, set) {
        const kept = set.map(tr.mapping, tr.doc);
        const change = tr.getMeta(progressKey) as MarkChange | undefined;
        if (change === undefined) return kept;
        const gone = kept.find(undefined, undefined, (spec: { id?: string }) => spec.id === change.id);
        if (change.pos === undefined) return kept.remove(gone);
        const mark = document.createElement('span');
        mark.className = 'upload-mark';
        // Text that the editor types at this position must follow the image.
        const { id, progress } = change;
        return kept.add(tr.doc, [Decoration.widget(change.pos, mark, { id, progress, side: -1 })]);
      },
    },
    props: {
      decorations(state) {
        const set = progressKey.getState(state) ?? DecorationSet.empty;
        const found = set.find().map(({ from, spec }) => {
          const { id, progress } = spec as { id: string; progress: HTMLElement };
          return belowBlock(endOfBlock(state.doc.resolve(from)), progress, id);
        });
        return set.add(state.doc, found);
      },
    },
  });

const progressKey = new PluginKey<DecorationSet>('uploads');

/** Returns false if the upload failed or the text was closed, but true if the editor cancelled the upload. */
export async function sendIntoText(
  view: EditorView,
  {
    id,
    file,
    pos,
    alt = '',
    isInText = false,
    replaces,
    progress,
    stop: { signal },
  }: OutgoingImage & Running,
  tell: (step: UploadStep) => void,
): Promise<boolean> {
  if (positionOf(view.state, id) === undefined)
    view.dispatch(
      view.state.tr.setMeta(progressKey, {
        id,
        progress,
        pos: pos ?? view.state.selection.to,
      } satisfies MarkChange),
    );
  const { selection } = view.state;
  try {
    tell({ step: 'waiting' });
    const src = await inTurn(() => bringImage(file, { tell, signal }));
    // Drops the image if the text was closed. An image in pasted text is also dropped if its place was deleted.
    if (view.isDestroyed || (isInText && positionOf(view.state, id) === undefined)) {
      tell({ step: 'lost' });
      return !view.isDestroyed;
    }
    const isAwaited = !isInText && view.state.selection.eq(selection);
    if (replaces !== undefined && !replaceImage(view, { id, src, progress, replaces })) {
      tell({ step: 'lost' });
      return true;
    }
    if (replaces === undefined)
      insertImage(view, { id, src, progress, alt: alt.slice(0, maxAltLength), isAwaited });
    tell({ step: 'done' });
    return true;
  } catch (cause) {
    if (signal.aborted) return true;
    tell(view.isDestroyed ? { step: 'lost' } : { step: 'failed', code: refusalCode(cause) });
    return false;
  }
}

async function inTurn<Value>(send: () => Promise<Value>): Promise<Value> {
  if (underWay === maxAtOnce) await new Promise<void>((begin) => waiting.push(begin));
  else underWay++;
  try {
    return await send();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else underWay--;
  }
}

const maxAtOnce = 2;
let underWay = 0;
const waiting: (() => void)[] = [];

export function giveUp(view: EditorView, upload: Pick<Running, 'id' | 'progress'>): void {
  view.dispatch(ended(view, upload));
}

/** Returns a transaction that removes an upload’s progress element. Moves the focus from that element to the text. */
function ended(view: EditorView, { id, progress }: Pick<Running, 'id' | 'progress'>): Transaction {
  if (progress.contains(document.activeElement)) view.focus();
  return view.state.tr.setMeta(progressKey, { id, pos: undefined } satisfies MarkChange);
}

function insertImage(
  view: EditorView,
  { id, src, progress, alt, isAwaited }: Arrived & { alt: string; isAwaited: boolean },
): void {
  const { state } = view;
  const pos = positionOf(state, id) ?? state.selection.to;
  view.dispatch(withImage(ended(view, { id, progress }), { src, alt, pos, isAwaited }));
  if (isAwaited) showWhole(view);
}

export function insertStored(view: EditorView, image: { src: string; alt: string }): void {
  const { tr, selection } = view.state;
  view.dispatch(withImage(tr, { ...image, pos: selection.to, isAwaited: true }));
  showWhole(view);
}

/** The editor scrolls only to the edge of a selected image. */
function showWhole(view: EditorView): void {
  const image = view.nodeDOM(view.state.selection.from);
  if (image instanceof Element) image.scrollIntoView({ block: 'nearest' });
}

function withImage(
  tr: Transaction,
  { src, alt, pos, isAwaited }: { src: string; alt: string; pos: number; isAwaited: boolean },
): Transaction {
  const at = insertBelow(tr, pos, schema.node('figure', { ...addressAndSize(src), alt }));
  if (isAwaited) tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView();
  return tr;
}

/** Keeps the description and the caption. Returns false if the text no longer contains the old image. */
function replaceImage(
  view: EditorView,
  { id, src, progress, replaces }: Arrived & { replaces: string },
): boolean {
  const tr = ended(view, { id, progress });
  const { state } = view;
  const pos = positionOf(state, id) ?? state.doc.content.size;
  const image = state.doc.nodeAt(pos);
  // After a deletion, another image may be at this position.
  const isThere = image?.attrs['src'] === replaces;
  if (isThere) putImage(tr, { pos, src });
  view.dispatch(tr);
  return isThere;
}

/** Puts the image `src` in place of the one at `pos`, with its description and its caption. */
export function putImage(tr: Transaction, { pos, src }: { pos: number; src: string }): Transaction {
  tr.setNodeMarkup(pos, null, { ...tr.doc.nodeAt(pos)?.attrs, ...addressAndSize(src) });
  return tr.setSelection(NodeSelection.create(tr.doc, pos));
}

type Arrived = Pick<Running, 'id' | 'progress'> & { src: string };

function addressAndSize(src: string): { src: string; width: string | null; height: string | null } {
  const size = imageAt(src);
  return { src, width: size ? String(size.width) : null, height: size ? String(size.height) : null };
}

const endOfBlock = ($pos: ResolvedPos): number => ($pos.depth === 0 ? $pos.pos : $pos.after(1));

function positionOf(state: EditorState, id: string): number | undefined {
  return progressKey.getState(state)?.find(undefined, undefined, (spec: { id?: string }) => spec.id === id)[0]
    ?.from;
}

type MarkChange = { id: string; pos: undefined } | { id: string; pos: number; progress: HTMLElement };

/**
 * `isInText`: the image was pasted with text, so the upload neither selects the image nor moves the cursor.
 * `replaces`: the `src` of the old image at `pos`, if the new image replaces an image.
 */
export type OutgoingImage = {
  file: File;
  pos?: number | undefined;
  alt?: string;
  isInText?: boolean;
  replaces?: string;
};

type Running = { id: string; stop: AbortController; progress: HTMLElement };

export type UploadStep =
  | ImageStep
  /** The text was closed, or the editor deleted the image or the pasted line that the upload would replace. */
  | { step: 'lost' }
  | { step: 'done' }
  | { step: 'failed'; code: string };
