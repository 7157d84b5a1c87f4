import { draftDays } from '#core/lifetimes.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { articleDrafts, type ListedDraft } from '#contract/drafts.ts';
import { forgetSavedDraft } from '#clients/article-drafts.ts';
import { Button } from '../../parts/Button.tsx';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useConfirmedAction } from '../../parts/dialog/use-confirmed-action.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDesk, type Desk } from '../../parts/use-desk.ts';

/** The unfinished new articles of all editors, to continue or delete. */
export function DraftList({ current, onOpen }: Props) {
  const { words, language } = useDesk();
  const { data, error, refetch } = useAnswer(articleDrafts, { key: ['article-drafts'], input: {} });
  const removal = useConfirmedAction({
    run: ({ id }: ListedDraft) => forgetSavedDraft(id),
    failureTitle: words.manual.failed,
    changes: ['article-drafts'],
  });
  const texts = words.writing.drafts;
  const drafts = (data?.drafts ?? []).filter(({ id }) => id !== current);
  const titleOf = ({ title }: ListedDraft) => title.trim() || texts.untitled;

  if (error !== null && drafts.length === 0) {
    return <ListTrouble query={{ error, refetch }} text={texts.failed} />;
  }
  if (drafts.length === 0) return null;
  return (
    <details className="desk-panel">
      <summary>
        {texts.title} ({drafts.length})
      </summary>
      <ul className="plain draft-list stack">
        {drafts.map((draft) => (
          <li key={draft.id} className="row">
            <p>
              <strong lang="nl">{titleOf(draft)}</strong>
              <small>{writtenBy(draft, { words, language })}</small>
            </p>
            <Button text={texts.goOn} about={titleOf(draft)} onClick={() => onOpen(draft.id)} />
            <Button text={texts.remove} about={titleOf(draft)} onClick={() => removal.ask(draft)} />
          </li>
        ))}
      </ul>
      <p className="soft">{fill(texts.days, { days: draftDays })}</p>
      {removal.dialog((draft) => ({
        title: texts.removeTitle,
        text: fill(texts.removeText, { title: titleOf(draft) }),
        confirm: texts.remove,
      }))}
    </details>
  );
}

function writtenBy({ by, updatedAt }: ListedDraft, { words, language }: Desk): string {
  const texts = words.writing.drafts;
  const sentence = by === undefined ? texts.changed : by === 'shared token' ? texts.bySharedToken : texts.by;
  return fill(sentence, { name: by ?? '', date: formatMoment(updatedAt, language) });
}

type Props = {
  current: string;
  onOpen: (id: string) => void;
};
