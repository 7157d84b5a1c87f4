import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { compareWithStored, sameText, type PostText } from '#core/post/editing/compare-with-stored.ts';
import type { EditingEvent } from '#core/post/editing/editing.ts';
import { formOf } from '#core/post/fields.ts';
import type { EditablePost, Written } from '#contract/articles.ts';
import { forgetDraft, storedDraft } from '#browser-storage/post-draft.ts';
import { postEditing } from '#stores/article/post-editing.ts';
import { offerUndo } from '../parts/offer-undo.ts';
import { useDesk } from '../parts/use-desk.ts';
import { flushTyping } from '../writing/unsent-typing.ts';
import { versionOf } from './post-text.ts';
import { useSaveOnLeaving } from '../writing/use-save-on-leaving.ts';
import { unsavedTexts, type Offered } from './unsaved-texts.ts';

/** The text in the fields, and the unsaved texts of this editor’s other browsers. */
export function useEditedText({ stored, readAgain }: Options) {
  const { words } = useDesk();
  const { slug } = stored;
  const version = useMemo(() => versionOf(stored), [stored]);
  const [{ here, needless, ...opened }] = useState(() => unsavedTexts(stored, storedDraft(slug)));
  const [{ autosave, $editing, dispatch, open, replace }] = useState(() =>
    postEditing(slug, versionOf(stored), here),
  );
  const [isFromBefore, setIsFromBefore] = useState(here !== undefined);
  const [offered, setOffered] = useState(opened.offered);
  const state = useStore(autosave.$state);
  const editing = useStore($editing);
  const { isChanged, isOvertaken, isImageInConflict } = compareWithStored(editing);
  const { text, fromTheirs, saving } = editing;

  useEffect(() => {
    // Pending keystrokes must reach the fields before the texts are compared.
    flushTyping();
    dispatch({ type: 'read', stored: version });
  }, [version]);

  useEffect(() => needless.forEach(autosave.deleteOnServer), []);

  useSaveOnLeaving(autosave);

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

  /** Continues another browser’s draft. Resolves to false if the current text could not be saved first. */
  async function resume(draft: Offered): Promise<boolean> {
    flushTyping();
    if (compareWithStored($editing.get()).isChanged) {
      if (!(await autosave.saveNow())) return false;
      const { text: own, basis } = $editing.get();
      offer([{ ...own, revision: basis.revision, basis: basis.text, draft: autosave.$draft.get() }]);
    }
    withdraw(draft);
    open(draft);
    setIsFromBefore(true);
    return true;
  }

  /** Puts another text into the fields, and offers to undo it, because the fields may hold unsaved words. */
  function replaceText(event: EditingEvent, title: string): void {
    flushTyping();
    const putBack = replace(event);
    offerUndo({
      title,
      words,
      undo() {
        flushTyping();
        putBack();
      },
    });
  }

  function discardOffered(draft: Offered): void {
    withdraw(draft);
    autosave.deleteOnServer(draft.draft.id);
    if (storedDraft(slug)?.draft.id === draft.draft.id) forgetDraft(slug);
  }

  return {
    text,
    saving,
    $editing,
    dispatch,
    isChanged,
    isKeptHere: useStore(autosave.$isStoredHere),
    isOvertaken,
    isImageInConflict,
    fromTheirs,
    // The text in the fields is no offer, wherever else it was kept.
    offered: offered.filter((draft) => !sameText(draft, text)),
    resume,
    discardOffered,
    autosave,
    isRestored: isFromBefore && isChanged && !isOvertaken && fromTheirs.length === 0,
    change: (changes: Partial<PostText>) => dispatch({ type: 'typed', changes }),
    startFrom: (post: EditablePost) => dispatch({ type: 'took-stored', stored: versionOf(post) }),
    takeStored: (post: EditablePost) =>
      replaceText({ type: 'took-stored', stored: versionOf(post) }, words.business.discarded),
    takeBack: (post: Written) => replaceText({ type: 'typed', changes: formOf(post) }, words.edit.takenBack),
    keepMine: () => dispatch({ type: 'kept-mine' }),
  };
}

type Options = {
  stored: EditablePost;
  readAgain: () => Promise<EditablePost | undefined>;
};

export type EditedText = ReturnType<typeof useEditedText>;
