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
 * A paragraph as its page shows it, which an editor can change in place. `EditorView` opens at the first touch, because
 * a long text has hundreds of paragraphs. A paragraph with unknown markup cannot be changed.
 */
export function ParagraphField({ html, lang, label, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => view.current?.destroy(), []);
  const blocks = useMemo(() => readBlocks(`<p>${html}</p>`), [html]);
  // A new object would make React write the HTML again, over what the editor has typed.
  const shown = useMemo(() => shownHtml(html), [html]);

  function open(): void {
    if (view.current !== undefined || place.current === null || blocks === undefined) return;
    const opened = new EditorView(
      { mount: place.current },
      {
        state: EditorState.create({
          doc: schema.node('doc', null, blocks),
          plugins: [history(), keymap(keys), keymap(baseKeymap)],
        }),
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang },
        // Pasted text joins the paragraph, without its formatting and its line breaks.
        handlePaste(_view, event) {
          const words = event.clipboardData?.getData('text/plain').replaceAll(/\s+/g, ' ') ?? '';
          opened.dispatch(opened.state.tr.insertText(words).scrollIntoView());
          return true;
        },
        handleDrop: () => true,
        dispatchTransaction(tr) {
          // A paragraph stays one paragraph, so that it keeps its place beside the Dutch one.
          if (tr.doc.childCount === 1) opened.updateState(opened.state.apply(tr));
          if (tr.docChanged)
            latest.current(writeHtml(opened.state.doc.child(0)).slice('<p>'.length, -'</p>'.length));
        },
      },
    );
    view.current = opened;
    // A field that had the focus before `EditorView` opened has no cursor.
    if (document.activeElement === place.current) opened.focus();
  }

  if (blocks === undefined) return <div dangerouslySetInnerHTML={shown} />;
  return (
    <div
      ref={place}
      className="review-field"
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      lang={lang}
      tabIndex={0}
      // `EditorView` must open before the browser puts the cursor at the pointer.
      onPointerDown={open}
      onFocus={open}
      dangerouslySetInnerHTML={shown}
    />
  );
}

/** The server sanitised this HTML with the function that renders every post page. */
const shownHtml = (html: string) => ({ __html: `<p>${html}</p>` });

const keys = {
  ...{ 'Mod-b': toggleBold, 'Mod-i': toggleItalic },
  ...{ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo },
  Enter: () => true,
};

type Props = { html: string; lang: string; label: string; onChange: (html: string) => void };
