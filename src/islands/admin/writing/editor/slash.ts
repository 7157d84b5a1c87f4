import { Plugin, PluginKey, type EditorState } from 'prosemirror-state';
import { schema } from '../document/schema.ts';

/**
 * A slash at the start of a line, which opens the menu of blocks. `query` contains the words that were typed after the
 * slash.
 */
export type Slash = { from: number; to: number; query: string };

/** Detects a slash that the editor types. `keys` handles a key and returns whether the menu has used it. */
export const slash = (keys: (event: KeyboardEvent) => boolean): Plugin<Slash | undefined> =>
  new Plugin<Slash | undefined>({
    key: asked,
    state: {
      init: () => undefined,
      apply(tr, before, _old, state) {
        if (tr.getMeta(asked) === 'closed') return undefined;
        const now = slashIn(state);
        // The menu opens only when the editor types. Moving the cursor to a slash does not open it.
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
