import { Plugin, PluginKey, type EditorState } from 'prosemirror-state';
import { schema } from '../document/schema.ts';

/**
 * The menu of blocks opens with a toolbar button, or with a slash at the start of a paragraph. `query` is the text
 * typed since the menu opened. The chosen block replaces `query`, and the slash if there is one.
 */
export type Slash = { from: number; to: number; query: string; isByButton: boolean };

/** `keys` returns true if the menu has handled the key. */
export const slash = (keys: (event: KeyboardEvent) => boolean): Plugin<Slash | undefined> =>
  new Plugin<Slash | undefined>({
    key: slashKey,
    state: {
      init: () => undefined,
      apply(tr, before, _old, state) {
        const meta: unknown = tr.getMeta(slashKey);
        if (meta === 'closed') return undefined;
        if (meta === 'open') return typedSince(state.selection.to, state);
        if (before?.isByButton === true) return typedSince(tr.mapping.map(before.from, -1), state);
        const now = slashIn(state);
        // Only a typed slash opens the menu, not a cursor that moves to an old slash.
        return now && (before !== undefined || tr.docChanged) ? now : undefined;
      },
    },
    props: { handleKeyDown: (view, event) => slashKey.getState(view.state) !== undefined && keys(event) },
  });

const slashKey = new PluginKey<Slash | undefined>('slash');

export const openSlash = (state: EditorState): Slash | undefined => slashKey.getState(state);

export const closeSlash = (state: EditorState) => state.tr.setMeta(slashKey, 'closed');

export const openInsertMenu = (state: EditorState) => state.tr.setMeta(slashKey, 'open').scrollIntoView();

function typedSince(from: number, { selection: { to }, doc }: EditorState): Slash | undefined {
  const typed = to < from ? '\n' : doc.textBetween(from, to, '\n', '\ufffc');
  return /^[\p{L}\p{N} ]{0,20}$/u.test(typed) ? { from, to, query: typed, isByButton: true } : undefined;
}

function slashIn({ selection: { $from, empty } }: EditorState): Slash | undefined {
  if (!empty || $from.parent.type !== schema.nodes.paragraph) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const query = /^\/([\p{L}\p{N} ]{0,20})$/u.exec(before)?.[1];
  return query === undefined ? undefined : { from: $from.start(), to: $from.pos, query, isByButton: false };
}
