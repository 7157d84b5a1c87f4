import type { Node } from 'prosemirror-model';
import { EditorState, type Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Types each letter of the lines, with Enter between them, as a person does, and returns the text. */
export function typed(lines: readonly string[], { doc, plugins }: { doc: Node; plugins: Plugin[] }): Node {
  const view = {
    composing: false,
    state: EditorState.create({ doc, plugins }),
    dispatch: (tr: EditorState['tr']) => void (view.state = view.state.apply(tr)),
    endOfTextblock: () => false,
  };
  for (const [index, line] of lines.entries()) {
    if (index > 0) press(view as unknown as EditorView, 'Enter');
    for (const letter of line) type(view as unknown as EditorView, letter);
  }
  return view.state.doc;
}

function type(view: EditorView, letter: string): void {
  const { from, to } = view.state.selection;
  const insert = () => view.state.tr.insertText(letter, from, to);
  const isHandled = view.state.plugins.some((plugin) =>
    plugin.props.handleTextInput?.call(plugin, view, from, to, letter, insert),
  );
  if (!isHandled) view.dispatch(insert());
}

function press(view: EditorView, key: string): void {
  const event = { key, keyCode: 0, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const isHandled = view.state.plugins.some((plugin) =>
    plugin.props.handleKeyDown?.call(plugin, view, event as KeyboardEvent),
  );
  if (!isHandled) throw new Error(`No key map handles ${key}.`);
}
