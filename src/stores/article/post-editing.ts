import { atom, type ReadableAtom } from 'nanostores';
import type { DraftHandle, PostDraft } from '#browser-storage/post-draft.ts';
import { sameText, type StoredVersion } from '#core/post/compare-with-stored.ts';
import { formOf } from '#core/post/fields.ts';
import { edit, startEditing, type Editing, type EditingEvent } from '#core/post/editing.ts';
import { postAutosave } from './post-autosave.ts';

/** The text of an open post. Each change is stored in this browser at once, and on the server soon after. */
export function postEditing(slug: string, stored: StoredVersion, draft: PostDraft | undefined) {
  const autosave = postAutosave(slug, draft);
  const $editing = atom<Editing>(startEditing(stored, draft && openedDraft(draft)));
  const $isStored = atom(true);

  function dispatch(event: EditingEvent): void {
    const before = $editing.get();
    const after = edit(before, event);
    $editing.set(after);
    if (after.text !== before.text || after.basis !== before.basis) keep(after, before);
  }

  function keep(after: Editing, before: Editing): void {
    if (isChanged(after)) {
      const { text, basis } = after;
      $isStored.set(autosave.write({ ...text, revision: basis.revision, basis: basis.text }));
    } else {
      if (isChanged(before)) autosave.discard();
      $isStored.set(true);
    }
  }

  /** Continues another browser’s draft. The caller must first save or discard the current text. */
  function open(opened: PostDraft & { draft: DraftHandle }): void {
    $isStored.set(autosave.goOnWith(opened));
    const draft = openedDraft(opened);
    const after = edit($editing.get(), { type: 'opened', ...draft });
    $editing.set(after);
    if (after.text !== draft.text) keep(after, after);
  }

  return {
    autosave,
    $editing: $editing as ReadableAtom<Editing>,
    $isStored: $isStored as ReadableAtom<boolean>,
    dispatch,
    open,
  };
}

const isChanged = ({ text, stored }: Editing): boolean => !sameText(text, stored.text);

const openedDraft = ({ revision, basis, image, ...text }: PostDraft) => ({
  text: { ...formOf(text), ...(image !== undefined && { image }) },
  basis: { revision, text: basis },
});
