import { useEffect, useRef } from 'react';
import { formOf } from '#core/post/fields.ts';
import type { EditablePost } from '#contract/articles.ts';
import { Button } from '../parts/Button.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { VersionDifference } from '../life/VersionDifference.tsx';
import { useDebounced } from '../parts/use-debounced.ts';
import { takenOverText } from './taken-over-text.ts';
import type { EditedText } from './use-edited-text.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { showToast } from '#stores/toasts.ts';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import type { Offered } from './unsaved-texts.ts';

/** Tells the editor what has happened to the text elsewhere, such as a restored draft or a conflict. */
export function PostNotices({ edited, stored, isGone }: Props) {
  const { words } = useDesk();
  const texts = words.edit;
  // Comparing texts on every keystroke would slow down typing.
  const text = useDebounced(edited.text);
  const both = useRef<HTMLDivElement>(null);
  const { saving } = edited;
  // If the conflict prevented a save, the editor must decide now.
  useEffect(() => {
    if (saving.step === 'conflict') both.current?.focus();
  }, [saving, edited.isOvertaken]);
  return (
    <>
      {edited.isRestored && (
        <p className="desk-panel post-notice">
          {texts.restored}{' '}
          <Button variant="link" text={texts.discard} onClick={() => edited.startFrom(stored)} />
        </p>
      )}
      {edited.fromTheirs.length > 0 && !edited.isOvertaken && (
        <p className="desk-panel post-notice" role="status">
          {takenOverText(edited.fromTheirs, words)}
        </p>
      )}
      {isGone && (
        <p className="desk-panel post-notice" role="alert">
          {words.life.goneMeanwhile}
        </p>
      )}
      {edited.isOvertaken && (
        <div ref={both} tabIndex={-1} className="desk-panel post-notice">
          <p role="alert">{texts.newerStored}</p>
          {edited.isImageInConflict && <p>{texts.imageInConflict}</p>}
          <p className="row">
            <Button text={texts.keepMine} onClick={edited.keepMine} />
            <Button text={texts.takeStored} onClick={() => edited.startFrom(stored)} />
          </p>
          <p className="soft">{texts.fromStored}</p>
          <VersionDifference before={stored} after={formOf(text)} lang={stored.language} />
        </div>
      )}
    </>
  );
}

type Props = {
  edited: EditedText;
  stored: EditablePost;
  isGone: boolean;
};

export function UnsavedElsewhere({ edited }: Pick<Props, 'edited'>) {
  const { words, language } = useDesk();
  const leaving = useConfirmedAction({
    run: (draft: Offered) => {
      edited.discardOffered(draft);
      return Promise.resolve();
    },
  });
  const texts = words.edit.elsewhere;

  async function resume(draft: Offered) {
    if (await edited.resume(draft)) return;
    showToast({ tone: 'failure', title: words.edit.failed, text: words.writing.drafts.notSwitched });
  }

  return (
    <>
      {edited.offered.map((draft) => (
        <div key={draft.draft.id} className="desk-panel post-notice" role="status">
          <p>
            {draft.draft.storedAt === undefined
              ? texts.notice
              : fill(texts.noticeAt, { date: formatMoment(draft.draft.storedAt, language) })}
          </p>
          <p className="row">
            <Button text={texts.resume} onClick={() => void resume(draft)} />
            <Button text={texts.discard} onClick={() => leaving.ask(draft)} />
          </p>
        </div>
      ))}
      {leaving.dialog(({ title }) => ({
        title: texts.discardTitle,
        text: fill(words.writing.drafts.removeText, { title }),
        confirm: texts.discard,
      }))}
    </>
  );
}
