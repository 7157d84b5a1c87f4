import { useEffect, useRef, useState } from 'react';
import type { ArticleImage } from '#core/images/article-image.ts';
import { centre } from '#core/images/focus.ts';
import { choosableImages, longestAlt } from '#core/images/image-limits.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { sendImage } from '#clients/images.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { Field } from '../parts/Field.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { FocusPicker } from './FocusPicker.tsx';
import { shrinkImage } from './shrink-image.ts';
import { useIncomingFile } from './use-incoming-file.ts';

/** The picture of an article: chosen, pasted or dropped, described, and with its point to look at. */
export function ImageField({ value, onChange, isSaved = false, words, problem, lang }: Props) {
  const texts = words.images;
  const [said, setSaid] = useState('');
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  // That it is ready to be saved is over by then.
  useEffect(() => {
    if (isSaved) setSaid('');
  }, [isSaved]);

  const taking = useDeskAction({
    run: async (file: File) => {
      setSaid(texts.busy);
      return sendImage(await shrinkImage(file));
    },
    done: (path) => {
      // Another picture shows something else, so its words have to be written anew.
      latest.current.onChange({ path, alt: '', focus: centre });
      setSaid(texts.ready);
    },
    refused: () => setSaid(''),
  });
  const isOver = useIncomingFile((file) => taking.mutate(file));
  /** What could not be taken over is kept, so that it can be tried again. */
  const failed = taking.isError ? taking.variables : undefined;

  function remove() {
    onChange(undefined);
    setSaid(texts.removed);
  }

  return (
    <fieldset className={`image-field${isOver ? ' is-over' : ''}`} aria-busy={taking.isPending}>
      <legend>{texts.title}</legend>
      <p className="desk-hint">{isOver ? texts.dropHere : texts.hint}</p>
      <div className="image-field-ways">
        <label className="button button-quiet">
          {value === undefined ? texts.choose : texts.replace}
          <input
            type="file"
            className="visually-hidden"
            accept={choosableImages}
            disabled={taking.isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) taking.mutate(file);
              // The same file again is a new try.
              target.value = '';
            }}
          />
        </label>
        {value !== undefined && (
          <button type="button" className="button button-quiet" onClick={remove} disabled={taking.isPending}>
            {texts.remove}
          </button>
        )}
      </div>
      <p role="status" className="desk-hint">
        {said}
      </p>
      {failed && (
        <p role="alert" className="desk-problem">
          {texts.failed} {refusalText(words, refusalCode(taking.error))}{' '}
          <button type="button" className="link" onClick={() => taking.mutate(failed)}>
            {texts.retry}
          </button>
        </p>
      )}
      {value !== undefined && (
        <>
          <FocusPicker
            path={value.path}
            focus={value.focus}
            onChange={(focus) => onChange({ ...value, focus })}
            words={words}
          />
          <Field label={texts.alt} name="hero_image_alt" hint={texts.altHint} problem={problem}>
            {(field) => (
              <textarea
                {...field}
                lang={lang}
                rows={2}
                maxLength={longestAlt}
                value={value.alt}
                onChange={({ target }) => onChange({ ...value, alt: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </fieldset>
  );
}

type Props = {
  value: ArticleImage | undefined;
  onChange: (image: ArticleImage | undefined) => void;
  /** What stands here is stored. */
  isSaved?: boolean;
  words: DeskWords;
  /** What is wrong with the words for the picture. */
  problem?: string | undefined;
  /** The language those words are in. */
  lang?: string;
};
