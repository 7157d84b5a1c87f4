import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { reviewChecks, type ReviewCheck } from '#core/publishing/review-post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import type { EditablePost } from '#clients/articles.ts';
import { $publication } from '#stores/publication.ts';
import { lastReviewer, signReview } from '#stores/review.ts';
import { showToast } from '#stores/toasts.ts';
import { Field } from '../parts/Field.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import './review-checklist.css';

/** What an editor goes through before they answer, with name and time, for a text that artificial intelligence wrote. */
export function ReviewChecklist({ stored, isChanged, words, language, onSigned }: Props) {
  const [checked, setChecked] = useState<ReviewCheck[]>([]);
  const [reviewer, setReviewer] = useState(lastReviewer);
  const busy = useStore($publication).step === 'saving';
  const texts = words.review;
  if (!stored.written_by_ai) return null;
  if (stored.reviewed_by !== null && stored.reviewed_at !== null)
    return (
      <p className="review-signed">
        {fill(texts.signed, { name: stored.reviewed_by, date: formatMoment(stored.reviewed_at, language) })}
      </p>
    );

  const isComplete = reviewChecks.every((check) => checked.includes(check)) && reviewer.trim() !== '';

  async function sign() {
    const { slug, language: locale, revision } = stored;
    const sent = await signReview({ slug, language: locale, revision, checklist: checked, reviewer });
    if (!sent.ok)
      showToast({ tone: 'failure', title: texts.failed, text: refusalText(words, sent.refusal.code) });
    else showToast({ tone: 'success', title: texts.done });
    // What was checked is not what stands there now.
    if (!sent.ok && sent.refusal.code === 'changed-meanwhile') setChecked([]);
    await onSigned();
  }

  return (
    <fieldset className="review-checklist">
      <legend>{texts.title}</legend>
      <p className="desk-hint">{texts.hint}</p>
      {reviewChecks.map((check) => (
        <label key={check} className="desk-check">
          <input
            type="checkbox"
            checked={checked.includes(check)}
            onChange={({ target }) =>
              setChecked(target.checked ? [...checked, check] : checked.filter((other) => other !== check))
            }
          />
          {texts.checks[check]}
        </label>
      ))}
      <Field label={texts.name} name="reviewer" hint={texts.nameHint} problem={undefined}>
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
      {isChanged && <p className="desk-hint">{texts.saveFirst}</p>}
      <button
        type="button"
        className="button button-quiet"
        disabled={busy || isChanged || !isComplete}
        onClick={() => void sign()}
      >
        {busy ? texts.signing : texts.sign}
      </button>
    </fieldset>
  );
}

type Props = {
  stored: EditablePost;
  /** The fields hold another text than the stored one, which alone can be signed. */
  isChanged: boolean;
  words: DeskWords;
  language: Locale;
  onSigned: () => Promise<void>;
};
