import { Plugin, PluginKey, NodeSelection, type EditorState } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { longestAlt } from '#core/images/image-limits.ts';
import { pictureAt } from '#core/images/image-path.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { bringPicture, type PictureStep } from '../../../images/bring-picture.ts';
import { schema } from '../../document/schema.ts';

/** Pictures on their way into the text: each keeps its place, whatever is typed meanwhile. */
export const uploads = (): Plugin =>
  new Plugin<DecorationSet>({
    key: places,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, set) {
        const kept = set.map(tr.mapping, tr.doc);
        const change = tr.getMeta(places) as PlaceChange | undefined;
        if (change === undefined) return kept;
        const gone = kept.find(undefined, undefined, (spec: { id?: string }) => spec.id === change.id);
        if (change.pos === undefined) return kept.remove(gone);
        const mark = document.createElement('span');
        mark.className = 'upload-place';
        // What is typed there comes after it.
        return kept.add(tr.doc, [Decoration.widget(change.pos, mark, { id: change.id, side: -1 })]);
      },
    },
    props: { decorations: (state) => places.getState(state) },
  });

const places = new PluginKey<DecorationSet>('uploads');

/**
 * Sends a picture, and puts it where it was pasted, dropped or asked for. What happens on the way is told step by step. Answers false
 * where it did not arrive, unless it was given up.
 */
export async function sendIntoText(
  view: EditorView,
  { id, file, pos, alt = '', isInText = false, stop: { signal } }: OutgoingPicture & Stoppable,
  tell: (step: UploadStep) => void,
): Promise<boolean> {
  if (placeOf(view.state, id) === undefined)
    view.dispatch(
      view.state.tr.setMeta(places, { id, pos: pos ?? view.state.selection.to } satisfies PlaceChange),
    );
  const { selection } = view.state;
  try {
    tell({ step: 'waiting' });
    const src = await inTurn(() => bringPicture(file, { tell, signal }));
    // Words that were taken out again take their pictures with them.
    if (view.isDestroyed || (isInText && placeOf(view.state, id) === undefined)) {
      tell({ step: 'lost' });
      return !view.isDestroyed;
    }
    // Whoever writes on meanwhile is left at their sentence.
    const isAwaited = !isInText && view.state.selection.eq(selection);
    insertPicture(view, { id, src, alt: alt.slice(0, longestAlt), isAwaited });
    tell({ step: 'done' });
    return true;
  } catch (cause) {
    if (signal.aborted) return true;
    tell(view.isDestroyed ? { step: 'lost' } : { step: 'failed', code: refusalCode(cause) });
    return false;
  }
}

/** A pasted text may bring dozens: two at a time are on their way, the others wait. */
async function inTurn<Value>(send: () => Promise<Value>): Promise<Value> {
  if (underWay === mostAtOnce) await new Promise<void>((begin) => waiting.push(begin));
  else underWay++;
  try {
    return await send();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else underWay--;
  }
}

const mostAtOnce = 2;
let underWay = 0;
const waiting: (() => void)[] = [];

/** The place of a picture that does not come is free again. */
export function giveUp(view: EditorView, id: string): void {
  view.dispatch(view.state.tr.setMeta(places, { id, pos: undefined } satisfies PlaceChange));
}

function insertPicture(
  view: EditorView,
  { id, src, alt, isAwaited }: { id: string; src: string; alt: string; isAwaited: boolean },
): void {
  const { state } = view;
  const place = state.doc.resolve(placeOf(state, id) ?? state.selection.to);
  const size = pictureAt(src);
  const figure = schema.node('figure', {
    src,
    alt,
    width: size ? String(size.width) : null,
    height: size ? String(size.height) : null,
  });
  // Below the block it was put into, or in its place where that is empty.
  const tr = state.tr.setMeta(places, { id, pos: undefined } satisfies PlaceChange);
  const top = place.depth === 0 ? place.pos : place.after(1);
  const isEmpty = place.parent.type === schema.nodes.paragraph && place.parent.content.size === 0;
  const at = isEmpty ? place.before() : top;
  if (isEmpty) tr.replaceWith(at, at + place.parent.nodeSize, figure);
  else tr.insert(at, figure);
  if (tr.doc.lastChild?.type === schema.nodes.figure)
    tr.insert(tr.doc.content.size, schema.node('paragraph'));
  if (isAwaited) tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView();
  view.dispatch(tr);
}

function placeOf(state: EditorState, id: string): number | undefined {
  return places.getState(state)?.find(undefined, undefined, (spec: { id?: string }) => spec.id === id)[0]
    ?.from;
}

type PlaceChange = { id: string; pos: number | undefined };

/** `isInText`: it came with words, at which whoever pasted them goes on; any other is looked at when it is there. */
export type OutgoingPicture = { file: File; pos?: number | undefined; alt?: string; isInText?: boolean };

type Stoppable = { id: string; stop: AbortController };

export type UploadStep =
  | PictureStep
  /** The text it was for is not open any more. */
  | { step: 'lost' }
  | { step: 'done' }
  | { step: 'failed'; code: string };
