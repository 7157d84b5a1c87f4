import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { draftDays } from '#core/lifetimes.ts';
import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { articleDrafts, type ListedDraft } from '#contract/drafts.ts';
import { forgetSavedDraft } from '#clients/article-drafts.ts';
import { callAsEditor } from '#session/session.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { ListTrouble } from '../parts/ListTrouble.tsx';
import { tellRefusal } from '../parts/tell-refusal.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Articles that were begun and not stored: to go on with one, or to throw it away. */
export function DraftList({ current, onOpen }: Props) {
  const { words, language } = useDesk();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState<ListedDraft>();
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['article-drafts'],
    queryFn: async () => (await callAsEditor(articleDrafts, {})).drafts,
  });
  const removal = useDeskAction({
    run: forgetSavedDraft,
    done: () => queries.invalidateQueries({ queryKey: ['article-drafts'] }),
    refused: (cause) => tellRefusal({ words, title: words.manual.failed, cause }),
    ended: () => setLeaving(undefined),
  });
  const texts = words.writing.drafts;
  const drafts = data.filter(({ id }) => id !== current);
  const titleOf = ({ title }: ListedDraft) => title.trim() || texts.untitled;

  if (error !== null && drafts.length === 0) {
    return <ListTrouble query={{ error, refetch }} text={texts.failed} retry={texts.retry} />;
  }
  if (drafts.length === 0) return null;
  return (
    <details className="desk-panel draft-panel">
      <summary>
        {texts.title} ({drafts.length})
      </summary>
      <ul className="plain draft-list">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <p>
              <strong lang="nl">{titleOf(draft)}</strong>
              <small>{writtenBy(draft, { language, texts })}</small>
            </p>
            <Button text={texts.goOn} about={titleOf(draft)} onClick={() => onOpen(draft.id)} />
            <Button text={texts.remove} about={titleOf(draft)} onClick={() => setLeaving(draft)} />
          </li>
        ))}
      </ul>
      <p className="desk-hint">{fill(texts.days, { days: draftDays })}</p>
      {leaving && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={fill(texts.removeText, { title: titleOf(leaving) })}
          confirm={texts.remove}
          cancel={texts.cancel}
          busy={removal.isPending}
          onConfirm={() => removal.mutate(leaving.id)}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </details>
  );
}

function writtenBy({ by, updated_at }: ListedDraft, { language, texts }: Saying): string {
  const sentence = by === undefined ? texts.changed : by === 'shared token' ? texts.bySharedToken : texts.by;
  return fill(sentence, { name: by ?? '', date: formatMoment(updated_at, language) });
}

type Saying = { language: Locale; texts: DeskWords['writing']['drafts'] };

type Props = {
  /** The draft in the form, which is not offered. */
  current: string;
  onOpen: (id: string) => void;
};
