import type { EditablePost } from '#contract/articles.ts';
import { signTranslation } from '#stores/change-posts.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { ReviewerField } from '../parts/form/ReviewerField.tsx';
import { useReviewer } from '../parts/form/use-reviewer.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Signs that an editor has read a machine translation. */
export function ReviewText({ stored, isChanged, onRenewed }: Props) {
  const { words } = useDesk();
  const texts = words.translation;
  const reviewer = useReviewer();

  const signing = useDeskAction({
    run: () => {
      const { slug, language, revision } = stored;
      return signTranslation({ slug, language, revision, reviewer: reviewer.name });
    },
    onSuccess: async () => {
      await onRenewed();
      showToast({ tone: 'success', title: texts.reviewed });
    },
    failureTitle: texts.reviewFailed,
  });

  return (
    <section aria-labelledby="review-text">
      <h2 id="review-text">{texts.review}</h2>
      <p>{texts.reviewText}</p>
      <ReviewerField reviewer={reviewer} />
      <Button
        text={texts.reviewNow}
        disabled={isChanged}
        busy={signing.isPending}
        onClick={() => signing.mutate()}
      />
      {isChanged && <p className="soft">{texts.unsaved}</p>}
    </section>
  );
}

type Props = {
  stored: EditablePost;
  isChanged: boolean;
  onRenewed: () => Promise<void>;
};
