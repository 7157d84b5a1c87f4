import { useEffect, useState } from 'react';
import type { PostFieldName, WrittenForm } from '#core/post/fields.ts';
import { mergeTexts } from '#core/post/merge-texts.ts';
import type { EditablePost } from '#contract/articles.ts';
import { forgetDraft, keepDraft, keptDraft, type PostText } from '#browser-storage/post-draft.ts';
import { isSameVersion, sameText, textOf } from './post-text.ts';

/**
 * The text in the fields, and how it stands to what is stored. What is typed is kept in this browser. What somebody else saves
 * meanwhile in other fields is taken over; where both changed the same field, its writer decides.
 */
export function useEditedText(stored: EditablePost) {
  const { slug } = stored;
  const [kept] = useState(() => keptDraft(slug));
  const [text, setText] = useState<PostText>(kept ?? textOf(stored));
  /** The revision the text in the fields was written from, and what it said; unknown for what an older page has kept. */
  const [basis, setBasis] = useState<Basis>({
    revision: kept?.revision ?? stored.revision,
    text: kept === undefined ? textOf(stored) : kept.basis,
  });
  /** Fields that somebody else has changed, and that were taken over. */
  const [taken, setTaken] = useState<PostFieldName[]>([]);
  /** False where this browser could not keep it. */
  const [isKept, setIsKept] = useState(true);
  const isChanged = !sameText(text, textOf(stored));
  const isBehind = isChanged && basis.revision !== stored.revision && !isSameVersion(stored, basis.revision);
  const merged =
    isBehind && basis.text !== undefined
      ? mergeTexts({ base: basis.text, mine: text, theirs: textOf(stored) })
      : undefined;
  const isOvertaken = isBehind && merged?.conflicts.length !== 0;

  useEffect(() => {
    if (merged?.conflicts.length !== 0) return;
    setTaken(merged.taken);
    write(merged.text);
  }, [stored.revision, isBehind]);

  /** Goes on with a text over what is stored now. */
  function write(changed: PostText, from: Basis = { revision: stored.revision, text: textOf(stored) }): void {
    setText(changed);
    setBasis(from);
    setIsKept(keepDraft(slug, { ...changed, revision: from.revision, basis: from.text }));
  }

  return {
    text,
    isChanged,
    isKept,
    isOvertaken,
    taken,
    /** What was typed the time before stands in the fields again. */
    isRestored: kept !== undefined && isChanged && !isOvertaken && taken.length === 0,
    /** The revision to save over. */
    revision: isOvertaken ? basis.revision : stored.revision,
    change: (changes: Partial<PostText>) =>
      // As long as the fields hold what is stored, that is what is written on.
      write({ ...text, ...changes }, isChanged ? basis : undefined),
    startFrom: (post: EditablePost) => {
      forgetDraft(slug);
      setTaken([]);
      setText(textOf(post));
      setBasis({ revision: post.revision, text: textOf(post) });
    },
    /** Goes on with the text in the fields, over the stored version; what only that has changed is taken over. */
    keepMine: () => {
      setTaken(merged?.taken ?? []);
      write(merged?.text ?? text);
    },
    /** Goes on with the text in the fields, over a version that came from the same hands. */
    goOnFrom: (post: EditablePost) => write(text, { revision: post.revision, text: textOf(post) }),
    /** The row has a new revision, with the same text. */
    follow: (revision: number) => {
      if (!isOvertaken) setBasis({ ...basis, revision });
    },
  };
}

export type EditedText = ReturnType<typeof useEditedText>;

type Basis = { revision: number; text: WrittenForm | undefined };
