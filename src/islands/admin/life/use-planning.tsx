import { useState } from 'react';
import type { EditablePost } from '#contract/articles.ts';
import { sourceLocale } from '#core/locale.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { Check } from '../parts/form/Check.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { isPublishable, isUnread, namesOf } from '../publication/article-state.ts';
import { useArticle } from '../publication/use-article.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { planTexts } from './plan-texts.ts';

/** Schedules a text, with the other reviewed languages if the editor wishes. `cancel` makes them drafts again. */
export function usePlanning({ stored, warning, saveFirst, onMoved }: Planning) {
  const desk = useDesk();
  const texts = desk.words.life.schedule;
  const { slug, publishAt } = stored;
  const [isOpen, setIsOpen] = useState(false);
  const [takesAlong, setTakesAlong] = useState(stored.language === sourceLocale);
  const { data: article } = useArticle(slugBaseOf(slug));
  const others = (article?.posts ?? []).filter(
    (post) => post.slug !== slug && isPublishable(post) && (isScheduled(post) || !isUnread(post)),
  );
  const posts = [stored, ...(takesAlong ? others : [])];

  const cancelling = useDeskAction({
    run: () => planTexts({ posts: posts.filter(isScheduled), at: null, desk, afterUndo: onMoved }),
    failureTitle: texts.cancelFailed,
    onSettled: () => void onMoved(),
  });

  const dialog = isOpen && (
    <PlanDialog
      at={publishAt}
      warning={warning}
      onPlan={async (at) => {
        if (!(await saveFirst())) return;
        await planTexts({ posts, at, desk, afterUndo: onMoved }).finally(() => void onMoved());
      }}
      onClose={() => setIsOpen(false)}
    >
      {others.length > 0 && (
        <Check
          label={fill(texts.along, { languages: namesOf(others, desk.words) })}
          checked={takesAlong}
          onChange={setTakesAlong}
        />
      )}
    </PlanDialog>
  );
  return {
    open: () => setIsOpen(true),
    cancel: () => cancelling.mutate(),
    isCancelling: cancelling.isPending,
    dialog,
  };
}

const isScheduled = (post: { publishAt: string | null }): boolean => post.publishAt !== null;

type Planning = {
  stored: EditablePost;
  warning: string;
  /** Saves unsaved changes, because the editor expects to schedule the visible text. */
  saveFirst: () => Promise<boolean>;
  onMoved: () => Promise<unknown>;
};
