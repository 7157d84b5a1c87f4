import { useState } from 'react';
import { keepTypedReview, typedReview } from '#browser-storage/typed-review.ts';
import type { ReviewedPair } from '#contract/model-texts.ts';
import { useLeaveWarning } from '../../parts/form/use-leave-warning.ts';
import { keyOf, storedIn } from './edited-text.ts';

/** Keeps an editor’s changes to the paragraphs of a review in this browser, until the review is saved. */
export function useTypedReview(slug: string) {
  const [edits] = useState(() => typedReview(slug));
  const [edited, setEdited] = useState(edits.size);
  const [isKept, setIsKept] = useState(true);
  useLeaveWarning(edited > 0 && !isKept);
  const note = () => {
    setIsKept(keepTypedReview(slug, edits));
    setEdited(edits.size);
  };
  return {
    edits,
    edited,
    change: (pair: ReviewedPair, to: string): void => {
      const from = storedIn(pair);
      if (to === from) edits.delete(keyOf(pair));
      else edits.set(keyOf(pair), { from, to });
      note();
    },
    clear: (): void => {
      edits.clear();
      note();
    },
  };
}
