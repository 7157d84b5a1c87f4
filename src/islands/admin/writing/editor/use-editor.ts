import { dropCursor } from 'prosemirror-dropcursor';
import { GapCursor, gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { EditorState, type Command, type Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { openSource, sourceOf, type OpenedSource } from '../document/source.ts';
import { changeTo } from './change-to.ts';
import { hints, withHints } from './hints.ts';
import { lockedBlock } from './locked-block.ts';
import { typingRules } from './typing/typing-rules.ts';
import { unsentTyping } from '../unsent-typing.ts';
import { uploads } from './images/uploads.ts';

/** Mounts ProseMirror in the element `mount`, keeps it across renders, and reports typed text as HTML. */
export function useEditor(mount: RefObject<HTMLElement | null>, options: Options): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const open = useRef<Open>(undefined);

  // Before the first paint, so that the focus can come back from the source view without a moment on nothing.
  useLayoutEffect(() => {
    if (mount.current === null) return undefined;
    const opened = openSource(latest.current.value);
    const { words, plugins, kept } = latest.current;
    const localisedProps = ({ words, props }: Options): Partial<EditorView['props']> => ({
      nodeViews: { locked: lockedBlock(words) },
      ...props,
      handleDOMEvents: { ...props.handleDOMEvents, blur: () => void typing.flush() },
    });
    const config = {
      plugins: [
        ...plugins,
        ...typingRules(),
        history(),
        tableEditing(),
        dropCursor({ class: 'drop-cursor' }),
        gapCursor(),
        uploads(),
        hints(words.writing.editor.hints),
      ],
    };
    const before = kept.current;
    const state = before?.reconfigure(config) ?? EditorState.create({ doc: opened.doc, ...config });
    const view = new EditorView(mount.current, {
      state,
      editable: () => !latest.current.isReadOnly,
      ...localisedProps(latest.current),
      dispatchTransaction(tr) {
        // In a gap between blocks, the browser has no cursor to scroll to.
        if (tr.selection instanceof GapCursor) tr.scrollIntoView();
        view.updateState(view.state.apply(tr));
        setEditor(asEditor(view));
        if (tr.docChanged) typing.note();
      },
    });
    const typing = unsentTyping(() => {
      const content = sourceOf(view.state.doc, held.opened);
      if (content === held.sent) return false;
      held.sent = content;
      latest.current.onChange(content);
      return true;
    });
    const localise = (options: Options): void => {
      view.setProps(localisedProps(options));
      view.dispatch(withHints(view.state.tr, options.words.writing.editor.hints));
    };
    const held: Open = { view, opened, words, localise, sent: latest.current.value, flush: typing.flush };
    open.current = held;
    setEditor(asEditor(view));
    if (before) take(held, latest.current.value);
    return () => {
      typing.end();
      kept.current = view.state;
      view.destroy();
      open.current = undefined;
    };
    // Runs once, because the field keeps one `EditorView`.
  }, []);

  useEffect(() => {
    const held = open.current;
    // Keystrokes that `onChange` has not yet reported are newer than `options.value`, so they are not replaced.
    if (held && held.sent !== options.value && !held.flush()) take(held, options.value);
  }, [options.value]);

  useEffect(() => {
    const view = open.current?.view;
    // Before the text stops being editable, because the browser then takes the focus from it at once.
    if (view && options.isReadOnly) view.dom.tabIndex = 0;
    view?.setProps({ attributes: options.attributes });
  }, [JSON.stringify(options.attributes), options.isReadOnly]);

  useEffect(() => {
    const held = open.current;
    if (held === undefined || held.words === options.words) return;
    held.words = options.words;
    held.localise(latest.current);
  }, [options.words]);

  return editor;
}

/** Shows `content`. One undo restores the earlier text. */
function take(held: Open, content: string): void {
  held.sent = content;
  held.opened = openSource(content);
  const { view, opened } = held;
  const change = changeTo(opened.doc, view.state);
  if (change === undefined) return;
  view.updateState(view.state.apply(change));
  view.dispatch(view.state.tr);
}

const asEditor = (view: EditorView): Editor => ({
  view,
  state: view.state,
  run(command) {
    if (!view.editable) return false;
    const isDone = command(view.state, view.dispatch, view);
    view.focus();
    return isDone;
  },
});

export type Editor = {
  view: EditorView;
  state: EditorState;
  run: (command: Command) => boolean;
};

type Open = {
  view: EditorView;
  opened: OpenedSource;
  words: DeskWords;
  localise: (options: Options) => void;
  sent: string;
  /** Reports delayed keystrokes through `onChange`. Returns whether the text has changed. */
  flush: () => boolean;
};

type Options = {
  value: string;
  onChange: (content: string) => void;
  words: DeskWords;
  isReadOnly: boolean;
  attributes: Record<string, string>;
  plugins: Plugin[];
  /** Keeps the editor’s text and undo history while `BodyField` shows the source text instead of the editor. */
  kept: RefObject<EditorState | undefined>;
  props: Partial<EditorView['props']>;
};
