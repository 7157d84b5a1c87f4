import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditablePost } from '#contract/articles.ts';
import { translationState } from '#contract/model-texts.ts';
import { slugBaseOf } from '#core/post/post.ts';
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
    run: () => {
      setAsking(false);
      return translate({ slugBase: slugBaseOf(slug), language: locale });
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
  const changed = state?.changed;
  return (
    <section aria-labelledby="translate-text" aria-busy={isPending}>
      <h2 id="translate-text">{texts.title}</h2>
      {state?.problem && state.problem.code !== 'doubts' && !busy && (
        <p className="desk-problem">{problemText(state.problem, words)}</p>
      )}
      <Button
        text={texts.translate}
        disabled={hindrance !== undefined || state === undefined}
        busy={busy}
        onClick={() => (stored.translation === 'pending' ? translating.mutate() : setAsking(true))}
      />
      <p className="desk-hint" role="status">
        {busy ? texts.working : (hindrance ?? (changed !== undefined && fill(texts.changed, { n: changed })))}
      </p>
      {asking && (
        <ConfirmDialog
          title={texts.overwrite}
          text={texts.overwriteText}
          confirm={texts.translate}
          busy={busy}
          onConfirm={() => translating.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** Shows what the rules and the judge doubt in a text that a program wrote or translated. */
export function TextDoubts({ stored: { slug, language, revision, outdatedSince } }: Pick<Props, 'stored'>) {
  const { words } = useDesk();
  const { data } = useAnswer(translationState, {
    key: ['translation-state', slug, revision, outdatedSince],
    input: { slug, language },
  });
  const { problem } = data ?? {};
  return problem?.code === 'doubts' && <p className="desk-problem">{problemText(problem, words)}</p>;
}

type Props = {
  stored: EditablePost;
  isChanged: boolean;
  onRenewed: () => Promise<void>;
};
