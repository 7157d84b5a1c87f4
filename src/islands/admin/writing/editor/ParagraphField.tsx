import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useMemo, useRef } from 'react';
import { readBlocks } from '../document/read-html.ts';
import { schema } from '../document/schema.ts';
import { writeHtml } from '../document/write-html.ts';
import { toggleBold, toggleItalic } from './commands.ts';

/**
 * A text editor for a single paragraph, for reviews.
 * `EditorView` opens on the first focus, because a text may have hundreds of paragraphs. Unknown markup is read-only.
 */
export function ParagraphField({ html, lang, label, onChange }: Props) {
  const mount = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => view.current?.destroy(), []);
  const blocks = useMemo(() => readBlocks(`<p>${html}</p>`), [html]);
  // If this object were new on each render, React would write `html` over the typed text.
  const shown = useMemo(() => shownHtml(html), [html]);

  function open(): void {
    if (view.current !== undefined || mount.current === null || blocks === undefined) return;
    const opened = new EditorView(
      { mount: mount.current },
      {
        state: EditorState.create({
          doc: schema.node('doc', null, blocks),
          plugins: [history(), keymap(keys), keymap(baseKeymap)],
        }),
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang },
        handlePaste(_view, event) {
          const words = event.clipboardData?.getData('text/plain').replaceAll(/\s+/g, ' ') ?? '';
          opened.dispatch(opened.state.tr.insertText(words).scrollIntoView());
          return true;
        },
        handleDrop: () => true,
        dispatchTransaction(tr) {
          // The field must keep exactly one paragraph, so a change that adds a second one is dropped.
          if (tr.doc.childCount === 1) opened.updateState(opened.state.apply(tr));
          if (tr.docChanged)
            latest.current(writeHtml(opened.state.doc.child(0)).slice('<p>'.length, -'</p>'.length));
        },
      },
    );
    view.current = opened;
    // A field that already had the focus is focused again, because `EditorView` would otherwise show no cursor.
    if (document.activeElement === mount.current) opened.focus();
  }

  if (blocks === undefined) return <div dangerouslySetInnerHTML={shown} />;
  return (
    <div
      ref={mount}
      className="review-field"
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      lang={lang}
      tabIndex={0}
      onPointerDown={open}
      onFocus={open}
      dangerouslySetInnerHTML={shown}
    />
  );
}

/** The server sanitised this HTML with the function that renders every post page. */
const shownHtml = (html: string) => ({ __html: `<p>${html}</p>` });

const keys = {
  'Mod-b': toggleBold,
  'Mod-i': toggleItalic,
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  Enter: () => true,
};

type Props = { html: string; lang: string; label: string; onChange: (html: string) => void };
