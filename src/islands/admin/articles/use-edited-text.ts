import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { PostFieldName } from '#core/post/fields.ts';
import type { EditablePost } from '#contract/articles.ts';
import { forgetDraft, storedDraft, type PostText } from '#browser-storage/post-draft.ts';
import { postAutosave } from '#stores/article/post-autosave.ts';
import { flushTyping } from '../writing/unsent-typing.ts';
import { basisOf, compareWithStored, type Basis } from './compare-with-stored.ts';
import { sameText, textOf } from './post-text.ts';
import { unsavedTexts, type Offered } from './unsaved-texts.ts';

/**
 * The text in the fields, and how it stands to what is stored. What is typed is kept in this browser and on the server. What somebody
 * else saves meanwhile in other fields is taken over; where both changed the same field, its writer decides.
 */
export function useEditedText({ stored, readAgain }: Options) {
  const { slug } = stored;
  const [{ here, done, ...opened }] = useState(() => unsavedTexts(stored, storedDraft(slug)));
  const [autosave] = useState(() => postAutosave(slug, here));
  const [text, setText] = useState<PostText>(here ?? textOf(stored));
  const [basis, setBasis] = useState<Basis>(
    here === undefined ? basisOf(stored) : { revision: here.revision, text: here.basis },
  );
  /** Fields that somebody else has changed, and that were taken over. */
  const [taken, setTaken] = useState<PostFieldName[]>([]);
  /** False where this browser could not keep it. */
  const [isStored, setIsStored] = useState(true);
  /** Whether the fields began with something that was not saved. */
  const [isFromBefore, setIsFromBefore] = useState(here !== undefined);
  /** What was written elsewhere and not saved. */
  const [offered, setOffered] = useState(opened.offered);
  const state = useStore(autosave.$state);
  const { isChanged, isOvertaken, isImageInConflict, merged, revision } = compareWithStored({
    stored,
    text,
    basis,
  });

  const isOwnRead = useRef(false);

  // Whatever made it possible: what was read anew, or what was typed to resolve a conflict.
  useEffect(() => {
    if (merged === undefined || isOvertaken || isOwnRead.current) return;
    // What is still being typed is compared first.
    if (flushTyping()) return;
    setTaken(merged.taken);
    write(merged.text);
  });

  useEffect(() => done.forEach(autosave.leave), []);

  // The same draft was changed elsewhere: both go on, each as its own.
  useEffect(() => {
    if (state !== 'conflict') return;
    const { id } = autosave.$draft.get();
    autosave.startOwn();
    void readAgain().then((newer) => {
      if (newer) offer(unsavedTexts(newer, undefined).offered.filter(({ draft }) => draft.id === id));
    });
  }, [state]);

  const offer = (more: readonly Offered[]) => setOffered((before) => [...more, ...before]);
  const withdraw = ({ draft }: Offered) =>
    setOffered((before) => before.filter((one) => one.draft.id !== draft.id));

  /** Goes on with a text over what is stored now. */
  function write(changed: PostText, from = basisOf(stored)): void {
    setText(changed);
    setBasis(from);
    if (from.revision === stored.revision && sameText(changed, textOf(stored))) {
      autosave.discard();
      setIsStored(true);
    } else setIsStored(autosave.write({ ...changed, revision: from.revision, basis: from.text }));
  }

  /** Goes on with what was written elsewhere. False where the text in the fields could not be kept first. */
  async function resume(draft: Offered): Promise<boolean> {
    if (isChanged) {
      await autosave.saveNow();
      const own = autosave.$draft.get();
      if (own.isChanged) return false;
      offer([{ ...text, revision: basis.revision, basis: basis.text, draft: own }]);
    }
    withdraw(draft);
    setIsStored(autosave.goOnWith(draft));
    setTaken([]);
    setText(draft);
    setBasis({ revision: draft.revision, text: draft.basis });
    setIsFromBefore(true);
    return true;
  }

  /** As long as the work goes on, what is read anew is what was saved here, and is not compared as somebody else's. */
  async function readOwn(work: () => Promise<void>): Promise<void> {
    isOwnRead.current = true;
    try {
      await work();
    } finally {
      isOwnRead.current = false;
    }
  }

  function discardOffered(draft: Offered): void {
    withdraw(draft);
    autosave.leave(draft.draft.id);
    if (storedDraft(slug)?.draft?.id === draft.draft.id) forgetDraft(slug);
  }

  return {
    text,
    isChanged,
    isStored,
    isOvertaken,
    isImageInConflict,
    taken,
    offered,
    resume,
    readOwn,
    discardOffered,
    autosave,
    /** What was typed the time before stands in the fields again. */
    isRestored: isFromBefore && isChanged && !isOvertaken && taken.length === 0,
    /** The revision to save over. */
    revision,
    change: (changes: Partial<PostText>) =>
      // As long as the fields hold what is stored, that is what is written on.
      write({ ...text, ...changes }, isChanged ? basis : undefined),
    startFrom: (post: EditablePost) => {
      autosave.discard();
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

type Options = {
  stored: EditablePost;
  /** Reads the post again; undefined where that failed, which is told where it is read. */
  readAgain: () => Promise<EditablePost | undefined>;
};

export type EditedText = ReturnType<typeof useEditedText>;
