import { useStore } from '@nanostores/react';
import { lazy, useEffect, useRef, useState } from 'react';
import { formOf } from '#core/post/fields.ts';
import type { EditablePost } from '#contract/articles.ts';
import { WhereItIs } from '../life/WhereItIs.tsx';
import { Button } from '../parts/Button.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { LaterPart } from '../parts/LaterPart.tsx';
import { useDebounced } from '../parts/use-debounced.ts';
import { takenOverText } from './taken-over-text.ts';
import type { EditedText } from './use-edited-text.ts';
import { fill } from '#i18n/fill.ts';
import { formatNearMoment } from '#i18n/format.ts';
import { $who } from '#session/who.ts';
import { showToast } from '#stores/toasts.ts';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import type { Offered } from './unsaved-texts.ts';

const VersionDifference = lazy(() => import('../life/VersionDifference.tsx'));

/** Tells the editor what has happened to the text elsewhere, such as a restored draft or a conflict. */
export function PostNotices({ edited, stored, isGone }: Props) {
  const { words } = useDesk();
  const who = useStore($who);
  const texts = words.edit;
  // Comparing texts on every keystroke would slow down typing.
  const text = useDebounced(edited.text);
  const both = useRef<HTMLDivElement>(null);
  const { saving } = edited;
  const by = savedText(stored)?.by;
  const isNamed = by !== undefined && by !== 'shared token';
  // If the conflict prevented a save, the editor must decide now.
  useEffect(() => {
    if (saving.step === 'conflict') both.current?.focus();
  }, [saving, edited.isOvertaken]);
  return (
    <>
      {edited.isRestored && (
        <p className="desk-panel post-notice">
          {texts.restored}{' '}
          <Button variant="link" text={texts.discard} onClick={() => edited.takeStored(stored)} />
        </p>
      )}
      {edited.fromTheirs.length > 0 && !edited.isOvertaken && (
        <p className="desk-panel post-notice" role="status">
          {takenOverText(edited.fromTheirs, words)}
        </p>
      )}
      {isGone && (
        <div className="desk-panel post-notice">
          <p role="alert">{words.life.goneMeanwhile}</p>
          <WhereItIs slug={stored.slug} title={stored.title} />
        </div>
      )}
      {edited.isOvertaken && (
        <div ref={both} tabIndex={-1} className="desk-panel post-notice">
          <p role="alert">
            {fill(texts.newerStored, {
              name: !isNamed ? texts.someoneElse : by === who?.name ? texts.you : by,
            })}
          </p>
          {edited.isImageInConflict && <p>{texts.imageInConflict}</p>}
          <p className="row">
            <Button text={texts.keepMine} onClick={edited.keepMine} />
            <Button text={texts.takeStored} onClick={() => edited.takeStored(stored)} />
          </p>
          <p className="soft">{texts.fromStored}</p>
          <LaterPart>
            <VersionDifference before={stored} after={formOf(text)} lang={stored.language} />
          </LaterPart>
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

/** The latest version in which somebody changed the text. Publishing and planning are versions too. */
const savedText = ({ history }: EditablePost) =>
  history.find(({ action, changed }) => action === 'created' || changed.length > 0);

/** Offers what the editor wrote in other browsers and did not save. Of several texts, she chooses one. */
export function UnsavedElsewhere({ edited, stored }: Pick<Props, 'edited' | 'stored'>) {
  const { words, language } = useDesk();
  const who = useStore($who);
  const [chosen, setChosen] = useState('');
  const [isShown, setShown] = useState(false);
  const leaving = useConfirmedAction({
    run: (draft: Offered) => {
      edited.discardOffered(draft);
      return Promise.resolve();
    },
  });
  const { elsewhere: texts } = words.edit;
  const { goOn, remove, removeText, notSwitched } = words.writing.drafts;
  const { offered } = edited;
  const draft = offered.find(({ draft: { id } }) => id === chosen) ?? offered[0];

  async function resume(text: Offered) {
    if (await edited.resume(text)) return;
    showToast({ tone: 'failure', title: words.edit.failed, text: notSwitched });
  }

  const momentOf = ({ draft: { storedAt } }: Offered) =>
    storedAt === undefined ? undefined : formatNearMoment(storedAt, language);

  const savedAt = savedText(stored)?.changedAt;
  const isNewer = ({ draft: { storedAt = '' } }: Offered) => Date.parse(storedAt) > Date.parse(savedAt ?? '');

  /** Says who wrote the text, and which is newer: that text or the saved one. */
  function notice(text: Offered): string {
    const { storedAt } = text.draft;
    const by = who?.isShared === true ? texts.shared : texts.own;
    const n = offered.length;
    if (n > 1) return fill(texts.several, { n, by });
    if (storedAt === undefined) return fill(texts.notice, { by });
    const said = fill(texts.noticeAt, { by, date: formatNearMoment(storedAt, language) });
    return savedAt === undefined ? said : `${said} ${isNewer(text) ? texts.isNewer : texts.isOlder}`;
  }

  return (
    <>
      {draft && (
        <div className="desk-panel post-notice">
          <p role="status">{notice(draft)}</p>
          <div className="row">
            {offered.length > 1 && (
              <select
                aria-label={texts.choose}
                value={draft.draft.id}
                onChange={({ target }) => setChosen(target.value)}
              >
                {offered.map((one, index) => (
                  <option key={one.draft.id} value={one.draft.id}>
                    {[index + 1, momentOf(one), one.title].filter(Boolean).join(' · ')}
                  </option>
                ))}
              </select>
            )}
            <Button
              variant={isNewer(draft) ? 'main' : 'quiet'}
              text={goOn}
              onClick={() => void resume(draft)}
            />
            <Button text={words.progress.view} aria-expanded={isShown} onClick={() => setShown(!isShown)} />
            <Button variant="standalone-link" text={remove} onClick={() => leaving.ask(draft)} />
          </div>
          {isShown && (
            <LaterPart>
              <VersionDifference before={stored} after={formOf(draft)} lang={stored.language} />
            </LaterPart>
          )}
        </div>
      )}
      {leaving.dialog(({ title }) => ({
        title: texts.discardTitle,
        text: fill(removeText, { title }),
        confirm: remove,
      }))}
    </>
  );
}
