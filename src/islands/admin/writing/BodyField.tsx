import type { EditorState } from 'prosemirror-state';
import { useEffect, useId, useRef, useState } from 'react';
import type { ArticleImage } from '#core/images/article-image.ts';
import { Button } from '../parts/Button.tsx';
import { Problem } from '../parts/form/Problem.tsx';
import { noNotice } from './notice.ts';
import type { TakeTitle } from './editor/pasting.ts';
import { SourceText } from './SourceText.tsx';
import type { WrittenField } from './written-field.ts';
import { useModule } from '../parts/use-module.ts';
import { useDesk } from '../parts/use-desk.ts';
import './writing.css';

/** Edits a text as it looks on the page, or as its source. Switching between the two does not change the source. */
export function BodyField(props: Props) {
  const {
    label,
    name,
    lang,
    value,
    problem,
    isReadOnly = false,
    isSaved = false,
    onChange,
    onCover,
    onTitle,
  } = props;
  const { words } = useDesk();
  const [view, setView] = useState<'page' | 'source'>('page');
  const kept = useRef<EditorState>(undefined);
  const [notice, setNotice] = useState(noNotice);
  const { module, isOutOfReach } = useModule(() => import('./editor/RichText.tsx'));
  const RichText = module?.default;
  useEffect(() => {
    if (isSaved) setNotice(noNotice);
  }, [isSaved]);
  const id = useId();
  const texts = words.writing.editor;
  const shown = isOutOfReach ? 'source' : view;
  const hint = isOutOfReach ? texts.outOfReach : shown === 'source' ? words.manual.contentHint : undefined;
  const notes = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    `${id}-notice`,
    ...(problem === undefined ? [] : [`${id}-problem`]),
  ];
  const field = {
    id,
    name,
    autoFocus: view === 'source',
    'aria-invalid': problem === undefined ? undefined : (true as const),
    'aria-describedby': notes.join(' '),
  };

  return (
    <div className="stack gap-2 desk-field body-field">
      <label id={`${id}-label`} htmlFor={shown === 'source' ? id : undefined} className="visually-hidden">
        {label}
      </label>
      {view === 'source' && (
        <Button variant="standalone-link" text={texts.views.page} onClick={() => setView('page')} />
      )}
      {shown === 'source' ? (
        <SourceText
          field={field}
          lang={lang}
          value={value}
          isReadOnly={isReadOnly}
          onChange={onChange}
          onNotice={setNotice}
        />
      ) : RichText === undefined ? (
        <p className="rich-text-coming" role="status">
          {texts.loading}
        </p>
      ) : (
        <RichText
          field={field}
          lang={lang}
          value={value}
          kept={kept}
          isReadOnly={isReadOnly}
          onChange={onChange}
          onCover={onCover}
          onTitle={onTitle}
          labelledBy={`${id}-label`}
          onNotice={setNotice}
          onSource={() => setView('source')}
        />
      )}
      {hint !== undefined && (
        <p className="soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="soft" id={`${id}-notice`} role="status">
        {notice.text}{' '}
        {notice.offer?.isOpen() === true && (
          <Button
            variant="standalone-link"
            text={notice.offer.text}
            onClick={() => {
              notice.offer?.take();
              setNotice(noNotice);
            }}
          />
        )}
      </p>
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  );
}

type Props = WrittenField & {
  isReadOnly?: boolean | undefined;
  isSaved?: boolean | undefined;
  onCover?: ((image: ArticleImage) => void) | undefined;
  onTitle?: TakeTitle | undefined;
};
