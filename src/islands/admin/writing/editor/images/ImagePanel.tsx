import { NodeSelection, Selection } from 'prosemirror-state';
import { useEffect, useRef, useState } from 'react';
import type { ArticleImage } from '#core/images/article-image.ts';
import { centre } from '#core/images/focus.ts';
import { maxAltLength } from '#core/images/image-limits.ts';
import { imageAt as imageInPath } from '#core/images/image-path.ts';
import type { Locale } from '#core/locale.ts';
import { CropButton } from '../../../images/crop/CropButton.tsx';
import { ImageFileInput } from '../../../images/ImageFileButton.tsx';
import { Button } from '../../../parts/Button.tsx';
import { Field } from '../../../parts/form/Field.tsx';
import { TextField } from '../../../parts/form/TextField.tsx';
import { useDesk } from '../../../parts/use-desk.ts';
import { imageAt } from '../commands.ts';
import { imagesWithoutWords } from '../hints.ts';
import type { Editor } from '../use-editor.ts';
import { imageSize, imageSizes, resizeImage, type ImageSize } from './image-size.ts';
import { putImage, type OutgoingImage } from './uploads.ts';

/** The panel below the selected image of a text: describes, resizes, replaces and crops it. */
export function ImagePanel({ editor: { view, state }, lang, onImage, onCover }: Props) {
  const texts = useDesk().words.writing.editor.image;
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const addsSecond = useRef(false);
  const replacedAt = useRef<number>(undefined);
  const [replacement, setReplacement] = useState<string>();
  const image = imageAt(state);
  const src = image === undefined ? undefined : String(image.node.attrs['src']);
  // Selecting an image without alternative text focuses the field for it. Moving the cursor to a caption does not.
  const asks = state.selection instanceof NodeSelection && String(image?.node.attrs['alt']) === '';

  useEffect(() => {
    const isReplaced = image !== undefined && image.pos === replacedAt.current;
    if (isReplaced) {
      replacedAt.current = undefined;
      setReplacement(src);
    }
    if (isTypedElsewhere(view.dom)) return;
    // A tall image would leave the panel below the window.
    if (state.selection instanceof NodeSelection) panel.current?.scrollIntoView({ block: 'nearest' });
    if (!asks && !isReplaced) return;
    input.current?.focus();
    input.current?.select();
  }, [src]);

  if (image === undefined) return null;
  const { node, pos } = image;
  const size = imageSize(state, pos);
  const isHalf = size === 'pair' && state.doc.resolve(pos).parent.childCount < 2;

  function choose({ isSecond }: { isSecond: boolean }): void {
    addsSecond.current = isSecond;
    files.current?.click();
  }

  /** Enter selects another image without alternative text. If none is left, or on Escape, focuses the text. */
  function goOn(key: string): void {
    const { tr, doc } = view.state;
    const next = key === 'Enter' ? imagesWithoutWords(doc).find((other) => other.pos !== pos) : undefined;
    const selection =
      next === undefined
        ? Selection.near(doc.resolve(pos + node.nodeSize))
        : NodeSelection.create(doc, next.pos);
    view.dispatch(tr.setSelection(selection).scrollIntoView());
    if (next === undefined) view.focus();
  }

  return (
    <div ref={panel} className="stack gap-3 image-panel" role="group" aria-label={texts.title}>
      <TextField
        label={texts.words}
        name="image_alt"
        hint={replacement === src ? texts.isStillTrue : texts.hint}
        ref={input}
        lang={lang}
        maxLength={maxAltLength}
        value={String(node.attrs['alt'])}
        onText={(typed) => view.dispatch(view.state.tr.setNodeAttribute(pos, 'alt', typed))}
        onKeyDown={(event) => {
          if (event.key === 'Tab' && event.shiftKey) {
            // Otherwise the browser would move the cursor to the start of the text.
            event.preventDefault();
            view.focus();
          }
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // On Enter, the browser would otherwise submit the form.
          event.preventDefault();
          goOn(event.key);
        }}
      />
      {size !== undefined && (
        <Field label={texts.size} name="image_size" hint={isHalf ? texts.isHalf : undefined}>
          {(field) => (
            <select
              {...field}
              value={size}
              onChange={({ target }) => {
                view.dispatch(resizeImage(view.state.tr, pos, target.value as ImageSize));
                // The new size moves the panel, so this field has lost the focus.
                target.focus();
              }}
            >
              {imageSizes.map((each) => (
                <option key={each} value={each}>
                  {texts.sizes[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className="row">
        {isHalf && <Button text={texts.second} onClick={() => choose({ isSecond: true })} />}
        <Button text={texts.replace} onClick={() => choose({ isSecond: false })} />
        <ImageFileInput
          ref={files}
          hidden
          aria-label={texts.replace}
          onFile={(file) => {
            const where = addsSecond.current
              ? { pos: pos + node.nodeSize }
              : { pos, replaces: String(node.attrs['src']) };
            if (!addsSecond.current) replacedAt.current = pos;
            onImage({ file, ...where });
          }}
        />
        {isOwnImage(src) && (
          <CropButton
            path={src}
            onCropped={(part) => {
              // Another editor's changes may have moved the image.
              const shown = imageAt(view.state);
              if (shown?.node.attrs['src'] !== src) return;
              replacedAt.current = shown.pos;
              view.dispatch(putImage(view.state.tr, { pos: shown.pos, src: part }));
            }}
          />
        )}
        {onCover && isOwnImage(src) && (
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

const isOwnImage = (src: string | undefined): src is string => imageInPath(src) !== undefined;

type Props = {
  editor: Editor;
  lang: Locale;
  onImage: (image: OutgoingImage) => void;
  onCover: ((image: ArticleImage) => void) | undefined;
};
