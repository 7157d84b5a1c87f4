import { useEffect, useRef, useState } from 'react';
import type { ArticleImage } from '#core/images/article-image.ts';
import { centre } from '#core/images/focus.ts';
import { maxAltLength } from '#core/images/image-limits.ts';
import { sourceLocale, type Locale } from '#core/locale.ts';
import { CropButton } from './crop/CropButton.tsx';
import { ImageChoice } from './ImageChoice.tsx';
import { Button } from '../parts/Button.tsx';
import { Thumbnail } from '../parts/drawings/Thumbnail.tsx';
import { showSide } from '../parts/browser/side-sheet.ts';
import { TextArea } from '../parts/form/TextField.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { wordsFor } from './Images.tsx';
import { FocusPicker } from './FocusPicker.tsx';
import { ImageFileButton } from './ImageFileButton.tsx';
import { useIncomingFile } from './use-incoming-file.ts';
import { useImage } from './use-image.tsx';

/** The image of an article: upload or choose one, describe it, crop it, remove it. */
export function ImageField(props: Props) {
  const {
    value,
    slugBase,
    onChange,
    isSaved = false,
    isReadOnly = false,
    problem,
    lang = sourceLocale,
  } = props;
  const { words } = useDesk();
  const texts = words.images;
  const [status, setStatus] = useState('');
  const [isChoosing, setIsChoosing] = useState(false);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  // After a save, a notice such as “The image is ready.” is out of date.
  useEffect(() => {
    if (isSaved) setStatus('');
  }, [isSaved]);

  const { isComing, bring, progress, failure } = useImage((path) => {
    latest.current({ path, alt: '', focus: centre });
    setStatus(texts.ready);
  });
  const isOver = useIncomingFile(take);
  // The settings around the field may be closed, but an image needs a description.
  useEffect(() => {
    if (isComing) showSide();
  }, [isComing]);

  function take(file: File) {
    setStatus(isReadOnly ? texts.notWhileSaving : '');
    if (!isReadOnly) bring(file);
  }

  function remove() {
    onChange(undefined);
    setStatus(texts.removed);
  }

  return (
    <fieldset className={`stack image-field${isOver ? ' is-over' : ''}`} aria-busy={isComing}>
      <legend>{texts.title}</legend>
      {value === undefined && slugBase !== undefined && (
        <Thumbnail className="image-drawn" address={undefined} slugBase={slugBase} />
      )}
      {(isOver || value === undefined) && <p className="soft">{isOver ? texts.dropHere : texts.hint}</p>}
      {value !== undefined && (
        <FocusPicker
          path={value.path}
          focus={value.focus}
          onChange={(focus) => onChange({ ...value, focus })}
        />
      )}
      <div className="buttons image-field-ways">
        <ImageFileButton
          text={value === undefined ? texts.choose : texts.replace}
          disabled={isComing || isReadOnly}
          onFile={take}
        />
        <Button
          text={words.library.title}
          disabled={isComing || isReadOnly}
          onClick={() => setIsChoosing(true)}
        />
        {value !== undefined && (
          <>
            <CropButton
              path={value.path}
              disabled={isComing || isReadOnly}
              onCropped={(path) => {
                latest.current({ ...value, path, focus: centre });
                setStatus(texts.ready);
              }}
            />
            <Button text={texts.remove} onClick={remove} disabled={isComing} />
          </>
        )}
      </div>
      {isChoosing && (
        <ImageChoice
          onClose={() => setIsChoosing(false)}
          onChoose={(image) => {
            onChange({ path: image.path, alt: wordsFor(image, lang), focus: centre });
            setStatus(texts.ready);
          }}
        />
      )}
      {progress}
      <p role="status" className="soft">
        {status}
      </p>
      {failure}
      {value !== undefined && (
        <TextArea
          label={texts.alt}
          name="hero_image_alt"
          hint={texts.altHint}
          problem={problem}
          lang={lang}
          rows={2}
          maxLength={maxAltLength}
          value={value.alt}
          onText={(alt) => onChange({ ...value, alt })}
        />
      )}
    </fieldset>
  );
}

type Props = {
  value: ArticleImage | undefined;
  /** Shows the drawing that the site uses for this article until it has an image. */
  slugBase?: string;
  onChange: (image: ArticleImage | undefined) => void;
  isSaved?: boolean;
  problem?: string | undefined;
  lang?: Locale;
  isReadOnly?: boolean;
};
