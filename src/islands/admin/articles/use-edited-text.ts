import { useEffect, useState } from 'react';
import type { PostFieldName } from '#core/post/fields.ts';
import type { EditablePost } from '#contract/articles.ts';
import { forgetDraft, keepDraft, keptDraft, type PostText } from '#browser-storage/post-draft.ts';
import { flushTyping } from '../writing/unsent-typing.ts';
import { basisOf, compareWithStored, type Basis } from './compare-with-stored.ts';
import { textOf } from './post-text.ts';

/**
 * The text in the fields, and how it stands to what is stored. What is typed is kept in this browser. What somebody else saves
 * meanwhile in other fields is taken over; where both changed the same field, its writer decides.
 */
export function useEditedText(stored: EditablePost) {
  const { slug } = stored;
  const [kept] = useState(() => keptDraft(slug));
  const [text, setText] = useState<PostText>(kept ?? textOf(stored));
  const [basis, setBasis] = useState<Basis>(
    kept === undefined ? basisOf(stored) : { revision: kept.revision, text: kept.basis },
  );
  /** Fields that somebody else has changed, and that were taken over. */
  const [taken, setTaken] = useState<PostFieldName[]>([]);
  /** False where this browser could not keep it. */
  const [isKept, setIsKept] = useState(true);
  const { isChanged, isOvertaken, isImageInConflict, merged, revision } = compareWithStored({
    stored,
    text,
    basis,
  });

  // Whatever made it possible: what was read anew, or what was typed to resolve a conflict.
  useEffect(() => {
    if (merged === undefined || isOvertaken) return;
    // What is still being typed is compared first.
    if (flushTyping()) return;
    setTaken(merged.taken);
    write(merged.text);
  });

  /** Goes on with a text over what is stored now. */
  function write(changed: PostText, from = basisOf(stored)): void {
    setText(changed);
    setBasis(from);
    setIsKept(keepDraft(slug, { ...changed, revision: from.revision, basis: from.text }));
  }

  return {
    text,
    isChanged,
    isKept,
    isOvertaken,
    isImageInConflict,
    taken,
    /** What was typed the time before stands in the fields again. */
    isRestored: kept !== undefined && isChanged && !isOvertaken && taken.length === 0,
    /** The revision to save over. */
    revision,
    change: (changes: Partial<PostText>) =>
      // As long as the fields hold what is stored, that is what is written on.
      write({ ...text, ...changes }, isChanged ? basis : undefined),
    startFrom: (post: EditablePost) => {
      forgetDraft(slug);
      setTaken([]);
      setText(textOf(post));
      setBasis(basisOf(post));
    },
    /** Goes on with the text in the fields, over the stored version; what only that has changed is taken over. */
    keepMine: () => {
      setTaken(merged?.taken ?? []);
      write(merged?.text ?? text);
    },
    /** Goes on with the text in the fields, over a version that came from the same hands; a picture that was sent is no change. */
    goOnFrom: (from: Basis, sent?: PostText) => {
      const { image, ...words } = text;
      write(sent !== undefined && image === sent.image ? words : text, from);
    },
  };
}

export type EditedText = ReturnType<typeof useEditedText>;
