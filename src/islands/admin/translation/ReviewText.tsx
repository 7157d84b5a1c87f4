import { useState } from 'react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { EditablePost } from '#clients/articles.ts';
import { showToast } from '#stores/toasts.ts';
import { keepReviewer, keptReviewer, review } from '#stores/translating.ts';
import { Field } from '../parts/Field.tsx';
import { refusalText } from '../parts/refusal-text.ts';

/** One press, and an editor answers by name for what a program made. */
export function ReviewText({ stored, words, isChanged, onRenewed }: Props) {
  const texts = words.translation;
  const [reviewer, setReviewer] = useState(keptReviewer);
  const [busy, setBusy] = useState(false);

  async function sign() {
    setBusy(true);
    keepReviewer(reviewer.trim());
    const { slug, language, revision } = stored;
    const sent = await review({ slug, language, revision, reviewer });
    if (sent.ok) {
      await onRenewed();
      showToast({ tone: 'success', title: texts.reviewed });
    } else
      showToast({ tone: 'failure', title: texts.reviewFailed, text: refusalText(words, sent.refusal.code) });
    setBusy(false);
  }

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
        disabled={busy || isChanged}
        onClick={() => void sign()}
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
