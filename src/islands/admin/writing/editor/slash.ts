import { Plugin, PluginKey, type EditorState } from 'prosemirror-state';
import { schema } from '../document/schema.ts';

/** A slash at the start of a line opens the menu of blocks. `query` is the text after the slash. */
export type Slash = { from: number; to: number; query: string };

/** Detects a typed slash. `keys` returns true if the menu has handled the key. */
export const slash = (keys: (event: KeyboardEvent) => boolean): Plugin<Slash | undefined> =>
  new Plugin<Slash | undefined>({
    key: asked,
    state: {
      init: () => undefined,
      apply(tr, before, _old, state) {
        if (tr.getMeta(asked) === 'closed') return undefined;
        const now = slashIn(state);
        // Only a typed slash opens the menu, not a cursor that moves to an existing slash.
        return now && (before !== undefined || tr.docChanged) ? now : undefined;
      },
    },
    props: { handleKeyDown: (view, event) => asked.getState(view.state) !== undefined && keys(event) },
  });

const asked = new PluginKey<Slash | undefined>('slash');

export const slashAsked = (state: EditorState): Slash | undefined => asked.getState(state);

export const closeSlash = (state: EditorState) => state.tr.setMeta(asked, 'closed');

function slashIn({ selection: { $from, empty } }: EditorState): Slash | undefined {
  if (!empty || $from.parent.type !== schema.nodes.paragraph) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const query = /^\/([\p{L}\p{N} ]{0,20})$/u.exec(before)?.[1];
  return query === undefined ? undefined : { from: $from.start(), to: $from.pos, query };
}
