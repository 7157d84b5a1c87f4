import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** Marks every match of what the editor searches for in the text. */
export const markMatches = (): Plugin<Found> =>
  new Plugin<Found>({
    key,
    state: {
      init: () => ({ query: '', matches: [] }),
      apply(tr, found) {
        const query = (tr.getMeta(key) as string | undefined) ?? found.query;
        const isSame = query === found.query && !tr.docChanged;
        return isSame ? found : { query, matches: matchesIn(tr.doc, query) };
      },
    },
    props: {
      decorations(state) {
        const current = currentMatch(state);
        return DecorationSet.create(
          state.doc,
          matchesOf(state).map(({ from, to }, index) =>
            Decoration.inline(from, to, { class: index === current ? 'found found-now' : 'found' }),
          ),
        );
      },
    },
  });

const key = new PluginKey<Found>('found');

export const searchFor = (tr: Transaction, query: string): Transaction => tr.setMeta(key, query);

export const matchesOf = (state: EditorState): readonly TextRange[] => key.getState(state)?.matches ?? [];

/** Returns the index of the selected match, or -1. */
export const currentMatch = (state: EditorState): number =>
  matchesOf(state).findIndex(({ from, to }) => from === state.selection.from && to === state.selection.to);

/** Selects the next match, or with -1 the previous match. Continues at the other end of the text. */
export function selectMatch(state: EditorState, step: 1 | -1): Transaction {
  const { tr, selection } = state;
  const matches = matchesOf(state);
  const match =
    step === 1
      ? (matches.find(({ from }) => from >= selection.to) ?? matches[0])
      : (matches.findLast(({ to }) => to <= selection.from) ?? matches.at(-1));
  return match ? tr.setSelection(TextSelection.create(tr.doc, match.from, match.to)) : tr;
}

/** The new words keep the format of the replaced words. One undo restores them all. */
export function replaceMatches(tr: Transaction, matches: readonly TextRange[], words: string): Transaction {
  for (const { from, to } of matches.toReversed()) tr.insertText(words, from, to);
  return tr;
}

/** Finds matches within each block, not across blocks. Ignores case. */
function matchesIn(doc: Node, query: string): TextRange[] {
  if (query === '') return [];
  const pattern = new RegExp(query.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'giu');
  const matches: TextRange[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc');
    for (const { index, 0: words } of text.matchAll(pattern))
      matches.push({ from: pos + 1 + index, to: pos + 1 + index + words.length });
    return false;
  });
  return matches;
}

export type TextRange = { from: number; to: number };
type Found = { query: string; matches: readonly TextRange[] };
