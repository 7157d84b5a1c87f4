import { useState } from 'react';
import type { EditablePost } from '#contract/articles.ts';
import { forgetDraft, keepDraft, keptDraft, type PostText } from '#browser-storage/post-draft.ts';
import { isSameVersion, sameText, textOf } from './post-text.ts';

/** The text in the fields, and how it stands to what is stored. What is typed is kept in this browser. */
export function useEditedText(stored: EditablePost) {
  const { slug } = stored;
  const [kept] = useState(() => keptDraft(slug));
  const [text, setText] = useState<PostText>(kept ?? textOf(stored));
  /** The revision the text in the fields was written from. */
  const [basis, setBasis] = useState(kept?.revision ?? stored.revision);
  /** False where this browser could not keep it. */
  const [isKept, setIsKept] = useState(true);
  const isChanged = !sameText(text, textOf(stored));
  const isOvertaken = isChanged && basis !== stored.revision && !isSameVersion(stored, basis);

  return {
    text,
    isChanged,
    isKept,
    isOvertaken,
    /** What was typed the time before stands in the fields again. */
    isRestored: kept !== undefined && isChanged && !isOvertaken,
    /** The revision to save over. */
    revision: isOvertaken ? basis : stored.revision,
    change: (changes: Partial<PostText>) => {
      const changed = { ...text, ...changes };
      // As long as the fields hold what is stored, that is what is written on.
      const revision = isChanged ? basis : stored.revision;
      setText(changed);
      setBasis(revision);
      setIsKept(keepDraft(slug, { ...changed, revision }));
    },
    startFrom: (post: EditablePost) => {
      forgetDraft(slug);
      setText(textOf(post));
      setBasis(post.revision);
    },
    /** Goes on with the text in the fields, over the stored version. */
    keepMine: () => setBasis(stored.revision),
    /** Goes on with the text in the fields, over a version that came from the same hands. */
    goOnFrom: (revision: number) => {
      setBasis(revision);
      keepDraft(slug, { ...text, revision });
    },
    /** The row has a new revision, with the same text. */
    follow: (revision: number) => {
      if (!isOvertaken) setBasis(revision);
    },
  };
}

export type EditedText = ReturnType<typeof useEditedText>;
