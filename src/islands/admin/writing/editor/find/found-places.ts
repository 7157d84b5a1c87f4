import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** Marks every place in the text that the editor searches for. */
export const foundPlaces = (): Plugin<Found> =>
  new Plugin<Found>({
    key,
    state: {
      init: () => ({ query: '', places: [] }),
      apply(tr, found) {
        const query = (tr.getMeta(key) as string | undefined) ?? found.query;
        const isSame = query === found.query && !tr.docChanged;
        return isSame ? found : { query, places: placesIn(tr.doc, query) };
      },
    },
    props: {
      decorations(state) {
        const current = currentPlace(state);
        return DecorationSet.create(
          state.doc,
          placesOf(state).map(({ from, to }, index) =>
            Decoration.inline(from, to, { class: index === current ? 'found found-now' : 'found' }),
          ),
        );
      },
    },
  });

const key = new PluginKey<Found>('found');

export const searchFor = (tr: Transaction, query: string): Transaction => tr.setMeta(key, query);

export const placesOf = (state: EditorState): readonly TextRange[] => key.getState(state)?.places ?? [];

/** Returns the index of the selected match, or -1. */
export const currentPlace = (state: EditorState): number =>
  placesOf(state).findIndex(({ from, to }) => from === state.selection.from && to === state.selection.to);

/** Selects the next match, or with -1 the previous match. Continues at the other end of the text. */
export function selectPlace(state: EditorState, step: 1 | -1): Transaction {
  const { tr, selection } = state;
  const places = placesOf(state);
  const place =
    step === 1
      ? (places.find(({ from }) => from >= selection.to) ?? places[0])
      : (places.findLast(({ to }) => to <= selection.from) ?? places.at(-1));
  return place ? tr.setSelection(TextSelection.create(tr.doc, place.from, place.to)) : tr;
}

/** The new words keep the format of the replaced words. One undo restores all places. */
export function replacePlaces(tr: Transaction, places: readonly TextRange[], words: string): Transaction {
  for (const { from, to } of places.toReversed()) tr.insertText(words, from, to);
  return tr;
}

/** Finds matches within each block, not across blocks. Ignores case. */
function placesIn(doc: Node, query: string): TextRange[] {
  if (query === '') return [];
  const pattern = new RegExp(query.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'giu');
  const places: TextRange[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc');
    for (const { index, 0: words } of text.matchAll(pattern))
      places.push({ from: pos + 1 + index, to: pos + 1 + index + words.length });
    return false;
  });
  return places;
}

export type TextRange = { from: number; to: number };
type Found = { query: string; places: readonly TextRange[] };
