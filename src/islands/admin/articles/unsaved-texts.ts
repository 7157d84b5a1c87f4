import type { EditablePost } from '#contract/articles.ts';
import { newDraftHandle } from '#browser-storage/draft-handle.ts';
import type { PostDraft } from '#browser-storage/post-draft.ts';
import { basisOf, sameText } from '#core/post/editing/compare-with-stored.ts';
import { formOf } from '#core/post/fields.ts';
import { olderVersion } from './post-text.ts';

/** `here`: this browser’s unsaved text. `offered`: other unsaved texts. `done`: ids of drafts equal to the post. */
export function unsavedTexts(stored: EditablePost, local: PostDraft | undefined): UnsavedTexts {
  const known = stored.drafts.map(draftOf);
  const done = known.filter((draft) => sameText(draft, formOf(stored)));
  const elsewhere = known.filter((draft) => !done.includes(draft));
  const ids = { done: done.map(({ draft }) => draft.id) };
  if (local === undefined) return { ...ids, offered: elsewhere };
  const handle = local.draft;
  const same = known.find(({ draft }) => draft.id === handle.id);
  const isGone = handle.revision > 0 && same === undefined;
  const isBehind = same !== undefined && same.draft.revision !== handle.revision;
  if (!isGone && !isBehind)
    return { ...ids, here: local, offered: elsewhere.filter((draft) => draft !== same) };
  // If the texts are equal, the page closed before the response to a save, so only the local revision is outdated.
  if (same !== undefined && sameText(same, local))
    return {
      ...ids,
      here: { ...local, draft: same.draft },
      offered: elsewhere.filter((draft) => draft !== same),
    };
  // This browser and another browser both changed the draft, so each browser continues with its own draft.
  if (handle.isChanged) return { ...ids, here: { ...local, draft: changed() }, offered: elsewhere };
  const isStored = sameText(local, formOf(stored));
  return { ...ids, offered: isGone && !isStored ? [{ ...local, draft: handle }, ...elsewhere] : elsewhere };
}

function draftOf({
  id,
  revision,
  updatedAt,
  writtenFrom,
  form,
  basis,
}: EditablePost['drafts'][number]): Offered {
  return {
    ...form,
    revision: writtenFrom,
    basis: basis === null ? undefined : basisOf(olderVersion({ ...basis, revision: writtenFrom })).text,
    draft: { id, revision, storedAt: updatedAt, isChanged: false },
  };
}

const changed = () => ({ ...newDraftHandle(), isChanged: true });

export type Offered = PostDraft;

type UnsavedTexts = { here?: PostDraft; offered: Offered[]; done: string[] };
