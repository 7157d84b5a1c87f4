import { keepPreviousData } from '@tanstack/react-query';
import type { EditablePost } from '#contract/articles.ts';
import { translationState } from '#contract/model-texts.ts';
import { needsChecklist } from '#core/publishing/review/review-checks.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { translate } from '#stores/change-posts.ts';
import { openPage } from '#stores/shown-page.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { problemText } from './problem-text.ts';
import { updateAddress } from './UpdateAll.tsx';
import { useWritingHelp } from './use-writing-help.ts';

/** Stores a first translation at once. A newer translation opens in a review, and is stored when an editor signs. */
export function TranslateText({ stored, isChanged, onRenewed }: Props) {
  const { words } = useDesk();
  const { slug, language: locale } = stored;
  const slugBase = slugBaseOf(slug);
  const texts = words.translation;
  const { help, whyNot } = useWritingHelp();
  const { data: state, isPending, refetch } = useTranslationState(stored);
  // The checklist signs the stored text.
  const isStoredUnread = stored.translation === 'pending' || needsChecklist(stored);

  const translating = useDeskAction({
    run: () => translate({ slugBase, language: locale }),
    onSuccess: async () => {
      await onRenewed();
      showToast({ tone: 'success', title: texts.done, text: texts.doneText });
    },
    failureTitle: texts.failed,
    onSettled: refetch,
  });
  const busy = translating.isPending;

  // The settings say how to get a translator.
  if (help?.translator === false) return null;
  const hindrance = [
    whyNot,
    isChanged && texts.unsaved,
    state?.upToDate && texts.upToDate,
    stored.writtenByAi && stored.isPublished && texts.hideFirst,
  ].find(Boolean);
  const changed = state?.changed;
  const notes = [
    changed !== undefined && fill(texts.changed, { n: changed }),
    !isStoredUnread && texts.proposal,
  ];
  return (
    <section aria-labelledby="translate-text" aria-busy={isPending}>
      <h2 id="translate-text">{texts.title}</h2>
      {/* `FailedTranslations` says why the first translation failed. */}
      {stored.translation !== 'pending' && state?.problem && state.problem.code !== 'doubts' && !busy && (
        <p className="problem">{problemText(state.problem, words)}</p>
      )}
      <Button
        text={texts.translate}
        disabled={Boolean(hindrance) || state === undefined}
        busy={busy}
        onClick={() => (isStoredUnread ? translating.mutate() : openPage(updateAddress(slugBase, locale)))}
      />
      <p className="soft" role="status">
        {busy ? texts.working : hindrance || notes.filter(Boolean).join(' ')}
      </p>
    </section>
  );
}

/** Shows the doubts that the automatic checks have about a text that a language model wrote or translated. */
export function TextDoubts({ stored }: Pick<Props, 'stored'>) {
  const { words } = useDesk();
  const problem = useTranslationState(stored).data?.problem;
  return problem?.code === 'doubts' && <p className="problem">{problemText(problem, words)}</p>;
}

export const useTranslationState = ({ slug, language, revision, outdatedSince }: Known) =>
  useAnswer(translationState, {
    key: ['translation-state', slug, revision, outdatedSince],
    input: { slug, language },
    placeholderData: keepPreviousData,
  });

type Known = Pick<EditablePost, 'slug' | 'language' | 'revision'> &
  Partial<Pick<EditablePost, 'outdatedSince'>>;

type Props = {
  stored: EditablePost;
  isChanged: boolean;
  onRenewed: () => Promise<void>;
};
