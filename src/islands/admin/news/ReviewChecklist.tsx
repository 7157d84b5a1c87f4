import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { reviewChecks, type ReviewCheck } from '#core/publishing/review/review-checks.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import type { EditablePost } from '#contract/articles.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { signReview } from '#stores/change-posts.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { Check } from '../parts/form/Check.tsx';
import { ReviewerField } from '../parts/form/ReviewerField.tsx';
import { useReviewer } from '../parts/form/use-reviewer.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import './review-checklist.css';

/**
 * Signing stores the editor’s name, the time, and the completed checks. A signature too soon after opening the text does
 * not count (`short`: how long it was open, and must be).
 */
export default function ReviewChecklist({ stored, isChanged, onSigned }: Props) {
  const { words, language } = useDesk();
  const [checked, setChecked] = useState<ReviewCheck[]>([]);
  const reviewer = useReviewer();
  const [short, setShort] = useState<{ open: number; min: number }>();
  // `signReview` saves the review, and then follows its publication.
  const busy = useStore($liveProgress).step === 'saving';
  const texts = words.review;
  const signing = useDeskAction({
    run: async () => {
      const { slug, language: locale, revision } = stored;
      return signReview({ slug, language: locale, revision, checklist: checked, reviewer: reviewer.name });
    },
    onSuccess: ({ counts, minSeconds: min, openSeconds: open }) => {
      setShort(counts ? undefined : { open, min });
      if (counts) showToast({ tone: 'success', title: texts.done });
    },
    failureTitle: texts.failed,
    onError: (cause) => {
      // Another editor has changed the text, so the checks must be repeated.
      if (refusalCode(cause) === 'changed-meanwhile') setChecked([]);
    },
    onSettled: () => void onSigned(),
  });
  if (stored.reviewedBy !== null && stored.reviewedAt !== null)
    return (
      <p className="desk-panel">
        {fill(texts.signed, { name: stored.reviewedBy, date: formatMoment(stored.reviewedAt, language) })}
      </p>
    );

  const isComplete = reviewChecks.every((check) => checked.includes(check)) && reviewer.name !== '';

  return (
    <fieldset className="stack gap-3 start review-checklist">
      <legend>{texts.title}</legend>
      <p className="soft">{texts.hint}</p>
      {reviewChecks.map((check) => (
        <Check
          key={check}
          label={texts.checks[check]}
          checked={checked.includes(check)}
          onChange={(isChecked) =>
            setChecked(isChecked ? [...checked, check] : checked.filter((other) => other !== check))
          }
        />
      ))}
      <ReviewerField reviewer={reviewer} />
      {isChanged && <p className="soft">{texts.saveFirst}</p>}
      <p role="status">{short && fill(texts.tooShort, short)}</p>
      <Button
        text={busy ? texts.signing : texts.sign}
        disabled={isChanged || !isComplete}
        busy={busy}
        onClick={() => signing.mutate()}
      />
    </fieldset>
  );
}

type Props = {
  stored: EditablePost;
  /** Whether the fields differ from the stored text. An editor can sign only the stored text. */
  isChanged: boolean;
  onSigned: () => Promise<unknown>;
};
