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

/** Stores unsaved changes in this browser and on the server. Merges other editors' changes unless the fields conflict. */
export function useEditedText({ stored, readAgain }: Options) {
  const { slug } = stored;
  const [{ here, done, ...opened }] = useState(() => unsavedTexts(stored, storedDraft(slug)));
  const [autosave] = useState(() => postAutosave(slug, here));
  const [text, setText] = useState<PostText>(here ?? textOf(stored));
  const [basis, setBasis] = useState<Basis>(
    here === undefined ? basisOf(stored) : { revision: here.revision, text: here.basis },
  );
  const [taken, setTaken] = useState<PostFieldName[]>([]);
  const [isStored, setIsStored] = useState(true);
  const [isFromBefore, setIsFromBefore] = useState(here !== undefined);
  const [offered, setOffered] = useState(opened.offered);
  const state = useStore(autosave.$state);
  const { isChanged, isOvertaken, isImageInConflict, merged, revision } = compareWithStored({
    stored,
    text,
    basis,
  });

  const isOwnRead = useRef(false);

  // Runs after each render, because a reload of the post or the end of a conflict can make a merge possible.
  useEffect(() => {
    if (merged === undefined || isOvertaken || isOwnRead.current) return;
    // Pending keystrokes must reach the fields before the texts are compared.
    if (flushTyping()) return;
    setTaken(merged.fromTheirs);
    write(merged.text);
  });

  useEffect(() => done.forEach(autosave.leave), []);

  // If another browser changed the same draft, each browser continues with its own draft.
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

  /** `from` is the version on which the text is based. */
  function write(changed: PostText, from = basisOf(stored)): void {
    setText(changed);
    setBasis(from);
    if (from.revision === stored.revision && sameText(changed, textOf(stored))) {
      autosave.discard();
      setIsStored(true);
    } else setIsStored(autosave.write({ ...changed, revision: from.revision, basis: from.text }));
  }

  /** Continues another browser’s draft. Resolves to false if the current text could not be saved first. */
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

  /** While `work` reloads the post after this editor’s own save, nothing is merged into the fields automatically. */
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
    basis,
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
    isRestored: isFromBefore && isChanged && !isOvertaken && taken.length === 0,
    revision,
    change: (changes: Partial<PostText>) =>
      // If the fields equal the stored version, later changes are based on that version.
      write({ ...text, ...changes }, isChanged ? basis : undefined),
    startFrom: (post: EditablePost) => {
      autosave.discard();
      setTaken([]);
      setText(textOf(post));
      setBasis(basisOf(post));
    },
    /** Keeps this editor’s text in the conflicting fields, and merges the other fields with the stored version. */
    keepMine: () => {
      setTaken(merged?.fromTheirs ?? []);
      write(merged?.text ?? text);
    },
    /** Makes `from` the basis of the text. The picture of the saved text `sent` no longer counts as a change. */
    goOnFrom: (from: Basis, sent?: PostText) => {
      const { image, ...words } = text;
      write(sent !== undefined && image === sent.image ? words : text, from);
    },
  };
}

type Options = {
  stored: EditablePost;
  readAgain: () => Promise<EditablePost | undefined>;
};

export type EditedText = ReturnType<typeof useEditedText>;
