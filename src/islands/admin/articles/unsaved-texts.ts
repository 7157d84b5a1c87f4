import type { EditablePost } from '#contract/articles.ts';
import { newDraftHandle, type DraftHandle, type PostDraft } from '#browser-storage/post-draft.ts';
import { basisOf } from './compare-with-stored.ts';
import { sameText, textOf } from './post-text.ts';

/**
 * What was written over a post and never saved. `here` stands in the fields again: this browser kept it last. `offered` was written
 * elsewhere, the newest first. `done` are drafts that say nothing but what is stored.
 */
export function unsavedTexts(stored: EditablePost, kept: PostDraft | undefined): UnsavedTexts {
  const known = stored.drafts.map(draftOf);
  const done = known.filter((draft) => sameText(draft, textOf(stored)));
  const elsewhere = known.filter((draft) => !done.includes(draft));
  const ids = { done: done.map(({ draft }) => draft.id) };
  if (kept === undefined) return { ...ids, offered: elsewhere };
  const handle = kept.draft;
  if (handle === undefined) return { ...ids, here: { ...kept, draft: changed() }, offered: elsewhere };
  const same = known.find(({ draft }) => draft.id === handle.id);
  // Saved or thrown away elsewhere, or its days are over.
  const isGone = handle.revision > 0 && same === undefined;
  const isBehind = same !== undefined && same.draft.revision !== handle.revision;
  if (!isGone && !isBehind)
    return { ...ids, here: kept, offered: elsewhere.filter((draft) => draft !== same) };
  // The page was left before it heard that its text is there.
  if (same !== undefined && sameText(same, kept))
    return {
      ...ids,
      here: { ...kept, draft: same.draft },
      offered: elsewhere.filter((draft) => draft !== same),
    };
  // What was typed here since is a text of its own.
  if (handle.isChanged) return { ...ids, here: { ...kept, draft: changed() }, offered: elsewhere };
  const isSaid = sameText(kept, textOf(stored));
  return { ...ids, offered: isGone && !isSaid ? [{ ...kept, draft: handle }, ...elsewhere] : elsewhere };
}

/** A draft as the server keeps it, as this browser would. */
function draftOf({
  id,
  revision,
  updated_at,
  written_from,
  form,
  basis,
}: EditablePost['drafts'][number]): Offered {
  return {
    ...form,
    revision: written_from,
    basis: basis === null ? undefined : basisOf({ ...basis, revision: written_from }).text,
    draft: { id, revision, storedAt: updated_at, isChanged: false },
  };
}

const changed = () => ({ ...newDraftHandle(), isChanged: true });

export type Offered = PostDraft & { draft: DraftHandle };

type UnsavedTexts = { here?: PostDraft; offered: Offered[]; done: string[] };
