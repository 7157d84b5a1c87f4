import { NodeSelection, Selection } from 'prosemirror-state';
import { useEffect, useRef } from 'react';
import { maxAltLength } from '#core/images/image-limits.ts';
import type { Locale } from '#core/locale.ts';
import { Button } from '../../../parts/Button.tsx';
import { TextField } from '../../../parts/form/TextField.tsx';
import { useDesk } from '../../../parts/use-desk.ts';
import { pictureAt } from '../commands.ts';
import { picturesWithoutWords } from '../hints.ts';
import type { Editor } from '../use-editor.ts';

/** Asks for the alternative text of the selected picture. Enter leads to the next picture without one. */
export function PicturePanel({ editor: { view, state }, lang }: Props) {
  const texts = useDesk().words.writing.editor.picture;
  const input = useRef<HTMLInputElement>(null);
  const picture = pictureAt(state);
  const src = picture === undefined ? undefined : String(picture.node.attrs['src']);
  const asks = picture !== undefined && String(picture.node.attrs['alt']) === '';

  // Ask for the alternative text of a picture that has just arrived.
  useEffect(() => {
    if (asks && !isTypedElsewhere(view.dom)) input.current?.focus({ preventScroll: true });
  }, [src]);

  if (picture === undefined) return null;
  const { node, pos } = picture;

  /** Returns to the text with the cursor below the picture, since typing a letter would replace a selected picture. */
  function goOn(key: string): void {
    const { tr, doc } = view.state;
    const next = key === 'Enter' ? picturesWithoutWords(doc).find((other) => other.pos !== pos) : undefined;
    const place =
      next === undefined
        ? Selection.near(doc.resolve(pos + node.nodeSize))
        : NodeSelection.create(doc, next.pos);
    view.dispatch(tr.setSelection(place).scrollIntoView());
    if (next === undefined) view.focus();
  }

  return (
    <div className="picture-panel" role="group" aria-label={texts.title}>
      <TextField
        label={texts.words}
        name="picture_alt"
        hint={texts.hint}
        ref={input}
        lang={lang}
        maxLength={maxAltLength}
        value={String(node.attrs['alt'])}
        onText={(typed) => view.dispatch(view.state.tr.setNodeAttribute(pos, 'alt', typed))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Without this, Enter would submit the form.
          event.preventDefault();
          goOn(event.key);
        }}
      />
      <Button
        text={texts.remove}
        onClick={() => {
          view.dispatch(view.state.tr.delete(pos, pos + node.nodeSize));
          view.focus();
        }}
      />
    </div>
  );
}

/** Whether the editor is typing in another field. */
function isTypedElsewhere(text: Element): boolean {
  const { activeElement: field } = document;
  return field !== null && field !== text && field.matches('input, textarea, select, [contenteditable]');
}

type Props = { editor: Editor; lang: Locale };
