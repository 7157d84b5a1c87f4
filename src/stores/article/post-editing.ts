import { atom, type ReadableAtom } from 'nanostores';
import { newDraftHandle } from '#browser-storage/draft-handle.ts';
import { forgetDraft, keepDraft, type PostDraft, type UnsavedText } from '#browser-storage/post-draft.ts';
import { forgetSavedDraft, savePostText } from '#clients/article-drafts.ts';
import { sameText, type StoredVersion } from '#core/post/editing/compare-with-stored.ts';
import { edit, startEditing, type Editing, type EditingEvent } from '#core/post/editing/editing.ts';
import { formOf } from '#core/post/fields.ts';
import { draftStore } from './draft-store.ts';

/** The text of an open post. Each change is stored in this browser at once, and on the server soon after. */
export function postEditing(slug: string, stored: StoredVersion, opened: PostDraft | undefined) {
  const autosave = postDraft(slug, opened);
  const $editing = atom<Editing>(startEditing(stored, opened && editingOf(opened)));

  function dispatch(event: EditingEvent): void {
    const before = $editing.get();
    const after = edit(before, event);
    $editing.set(after);
    if (after.text !== before.text || after.basis !== before.basis) keep(after, before);
  }

  function keep(after: Editing, before: Editing): void {
    const { text, basis } = after;
    if (isChanged(after)) autosave.write({ ...text, revision: basis.revision, basis: basis.text });
    else if (isChanged(before)) autosave.discard(undefined, newDraftHandle());
  }

  /** Continues another browser’s draft. The caller must first save or discard the current text. */
  function open(draft: PostDraft): void {
    autosave.open(draft, draft.draft);
    const editing = editingOf(draft);
    const after = edit($editing.get(), { type: 'opened', ...editing });
    $editing.set(after);
    if (after.text !== editing.text) keep(after, after);
  }

  /** Replaces the text in the fields. Returns what puts the replaced text back, unsaved as it was. */
  function replace(event: EditingEvent): () => void {
    const { text, basis } = $editing.get();
    dispatch(event);
    return () => dispatch({ type: 'opened', text, basis });
  }

  return { autosave, $editing: $editing as ReadableAtom<Editing>, dispatch, open, replace };
}

/** The draft of an open post. Its text is undefined if the editor has changed nothing. */
export const postDraft = (slug: string, opened: PostDraft | undefined) =>
  draftStore<UnsavedText | undefined, UnsavedText>({
    text: opened,
    draft: opened?.draft ?? newDraftHandle(),
    storeHere(text, draft) {
      if (text !== undefined) return keepDraft(slug, { ...text, draft });
      forgetDraft(slug);
      return true;
    },
    isUnsaved: (text): text is UnsavedText => text !== undefined,
    send: (text, { id, revision }) => savePostText({ id, slug, revision, text }),
    forget: forgetSavedDraft,
  });

const isChanged = ({ text, stored }: Editing): boolean => !sameText(text, stored.text);

const editingOf = ({ revision, basis, image, ...text }: UnsavedText) => ({
  text: { ...formOf(text), ...(image !== undefined && { image }) },
  basis: { revision, text: basis },
});

export type PostAutosave = ReturnType<typeof postDraft>;
