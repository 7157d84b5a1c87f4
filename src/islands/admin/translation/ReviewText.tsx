import { useState } from 'react';
import { keepReviewer, keptReviewer } from '#browser-storage/reviewer.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { EditablePost } from '#contract/articles.ts';
import { signTranslation } from '#stores/publishing.ts';
import { showToast } from '#stores/toasts.ts';
import { Field } from '../parts/Field.tsx';
import { tellRefusal } from '../parts/tell-refusal.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';

/** One press, and an editor answers by name for what a program made. */
export function ReviewText({ stored, words, isChanged, onRenewed }: Props) {
  const texts = words.translation;
  const [reviewer, setReviewer] = useState(keptReviewer);

  const signing = useDeskAction({
    run: () => {
      keepReviewer(reviewer.trim());
      const { slug, language, revision } = stored;
      return signTranslation({ slug, language, revision, reviewer });
    },
    done: async () => {
      await onRenewed();
      showToast({ tone: 'success', title: texts.reviewed });
    },
    refused: (cause) => tellRefusal({ words, title: texts.reviewFailed, cause }),
  });

  return (
    <section aria-labelledby="review-text">
      <h2 id="review-text">{texts.review}</h2>
      <p>{texts.reviewText}</p>
      <Field label={texts.reviewer} name="reviewer" hint={texts.reviewerHint} problem={undefined}>
        {(field) => (
          <input
            {...field}
            value={reviewer}
            maxLength={80}
            autoComplete="name"
            onChange={({ target }) => setReviewer(target.value)}
          />
        )}
      </Field>
      <button
        type="button"
        className="button button-quiet"
        disabled={isChanged}
        aria-disabled={signing.isPending}
        onClick={() => signing.mutate()}
      >
        {texts.reviewNow}
      </button>
      {isChanged && <p className="desk-hint">{texts.unsaved}</p>}
    </section>
  );
}

type Props = {
  stored: EditablePost;
  words: DeskWords;
  isChanged: boolean;
  onRenewed: () => Promise<void>;
};
