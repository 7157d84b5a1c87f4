import { NodeSelection, Selection } from 'prosemirror-state';
import { useEffect, useRef } from 'react';
import type { ArticleImage } from '#core/images/article-image.ts';
import { centre } from '#core/images/focus.ts';
import { choosableImages, maxAltLength } from '#core/images/image-limits.ts';
import { pictureAt as pictureInPath } from '#core/images/image-path.ts';
import type { Locale } from '#core/locale.ts';
import { Button } from '../../../parts/Button.tsx';
import { TextField } from '../../../parts/form/TextField.tsx';
import { useDesk } from '../../../parts/use-desk.ts';
import { pictureAt } from '../commands.ts';
import { picturesWithoutWords } from '../hints.ts';
import type { Editor } from '../use-editor.ts';

export function PicturePanel({ editor: { view, state }, lang, onReplace, onCover }: Props) {
  const texts = useDesk().words.writing.editor.picture;
  const input = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const picture = pictureAt(state);
  const src = picture === undefined ? undefined : String(picture.node.attrs['src']);
  // The panel asks for the alternative text only if the picture is selected, so that a cursor in a caption stays there.
  const asks = state.selection instanceof NodeSelection && String(picture?.node.attrs['alt']) === '';

  useEffect(() => {
    if (asks && !isTypedElsewhere(view.dom)) input.current?.focus();
  }, [src]);

  if (picture === undefined) return null;
  const { node, pos } = picture;

  /**
   * Enter selects the next picture without alternative text.
   * If every picture has one, the cursor moves below the picture, because typing would replace a selected picture.
   */
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
          if (event.key === 'Tab' && event.shiftKey) {
            // The browser’s default action would move the cursor to the start of the text.
            event.preventDefault();
            view.focus();
          }
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // The browser’s default action would submit the form.
          event.preventDefault();
          goOn(event.key);
        }}
      />
      <div className="desk-actions">
        <Button text={texts.replace} onClick={() => files.current?.click()} />
        <input
          ref={files}
          type="file"
          hidden
          accept={choosableImages}
          aria-label={texts.replace}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onReplace({ file, pos, replaces: String(node.attrs['src']) });
            target.value = '';
          }}
        />
        {onCover && isOwnPicture(src) && (
          <Button
            text={texts.cover}
            onClick={() => onCover({ path: src, alt: String(node.attrs['alt']), focus: centre })}
          />
        )}
        <Button
          text={texts.remove}
          onClick={() => {
            view.dispatch(view.state.tr.delete(pos, pos + node.nodeSize));
            view.focus();
          }}
        />
      </div>
    </div>
  );
}

function isTypedElsewhere(text: Element): boolean {
  const { activeElement: field } = document;
  return field !== null && field !== text && field.matches('input, textarea, select, [contenteditable]');
}

const isOwnPicture = (src: string | undefined): src is string => pictureInPath(src) !== undefined;

type Props = {
  editor: Editor;
  lang: Locale;
  onReplace: (picture: { file: File; pos: number; replaces: string }) => void;
  onCover: ((image: ArticleImage) => void) | undefined;
};
