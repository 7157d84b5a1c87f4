import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditablePost } from '#contract/articles.ts';
import { translationState } from '#contract/model-texts.ts';
import { slugBaseOf } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { translate } from '#stores/change-posts.ts';
import { showToast } from '#stores/toasts.ts';

import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/dialog/ConfirmDialog.tsx';
import { reportRefusal } from '../parts/report-refusal.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { problemText } from './problem-text.ts';
import { useWritingHelp } from './use-writing-help.ts';

export function TranslateText({ stored, isChanged, onRenewed }: Props) {
  const { words } = useDesk();
  const { slug, language: locale, revision } = stored;
  const texts = words.translation;
  const { whyNot } = useWritingHelp();
  const {
    data: state,
    isPending,
    refetch,
  } = useAnswer(translationState, {
    key: ['translation-state', slug, revision, stored.outdatedSince],
    input: { slug, language: locale },
    placeholderData: keepPreviousData,
  });
  const [asking, setAsking] = useState(false);

  const translating = useDeskAction({
    run: (changedOnly: boolean) => {
      setAsking(false);
      return translate({ slugBase: slugBaseOf(slug), language: locale, changedOnly });
    },
    done: async () => {
      await onRenewed();
      showToast({ tone: 'success', title: texts.done, text: texts.doneText });
    },
    refused: async (cause) => {
      await refetch();
      reportRefusal({ words, title: texts.failed, cause });
    },
  });
  const busy = translating.isPending;

  const hindrance =
    whyNot ?? (isChanged ? texts.unsaved : state?.upToDate === true ? texts.upToDate : undefined);
  const isClosed = hindrance !== undefined || state === undefined;
  return (
    <section aria-labelledby="translate-text" aria-busy={isPending}>
      <h2 id="translate-text">{texts.title}</h2>
      {state?.problem && state.problem.code !== 'doubts' && !busy && (
        <p className="desk-problem">{problemText(state.problem, words)}</p>
      )}
      <div className="desk-actions">
        <Button
          text={texts.translate}
          disabled={isClosed}
          busy={busy}
          onClick={() => (stored.translation === 'pending' ? translating.mutate(false) : setAsking(true))}
        />
        {stored.translation !== 'pending' && (
          <Button
            text={texts.translateChanged}
            disabled={isClosed || state.changed === undefined}
            busy={busy}
            onClick={() => translating.mutate(true)}
          />
        )}
      </div>
      <p className="desk-hint" role="status">
        {busy ? texts.working : (hindrance ?? changedText(state?.changed, stored, texts))}
      </p>
      {asking && (
        <ConfirmDialog
          title={texts.overwrite}
          text={texts.overwriteText}
          confirm={texts.translate}
          busy={busy}
          onConfirm={() => translating.mutate(false)}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function changedText(
  changed: number | undefined,
  { translation }: EditablePost,
  texts: DeskWords['translation'],
): string {
  if (translation === 'pending') return '';
  return changed === undefined ? texts.changedUnknown : fill(texts.changed, { n: changed });
}

type Props = {
  stored: EditablePost;
  isChanged: boolean;
  onRenewed: () => Promise<void>;
};
