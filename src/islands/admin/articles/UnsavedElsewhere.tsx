import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDesk } from '../parts/use-desk.ts';
import type { Offered } from './unsaved-texts.ts';
import type { EditedText } from './use-edited-text.ts';

export function UnsavedElsewhere({ edited }: Props) {
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
        <div key={draft.draft.id} className="post-notice" role="status">
          <p>
            {draft.draft.storedAt === undefined
              ? texts.notice
              : fill(texts.noticeAt, { date: formatMoment(draft.draft.storedAt, language) })}
          </p>
          <p className="desk-actions">
            <Button variant="link" text={texts.resume} onClick={() => void resume(draft)} />
            <Button variant="link" text={texts.discard} onClick={() => leaving.ask(draft)} />
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

type Props = { edited: EditedText };
