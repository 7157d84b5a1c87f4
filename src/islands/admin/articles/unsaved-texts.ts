import type { EditablePost } from '#contract/articles.ts';
import { newDraftHandle } from '#browser-storage/draft-handle.ts';
import type { PostDraft } from '#browser-storage/post-draft.ts';
import { basisOf, sameText } from '#core/post/editing/compare-with-stored.ts';
import { formOf } from '#core/post/fields.ts';
import { olderVersion } from './post-text.ts';

/** `here`: this browser’s unsaved text. `offered`: other unsaved texts. `needless`: ids of drafts equal to the post. */
export function unsavedTexts(stored: EditablePost, local: PostDraft | undefined): UnsavedTexts {
  const known = stored.drafts.map(draftOf);
  const equal = known.filter((draft) => sameText(draft, formOf(stored)));
  const elsewhere = known.filter((draft) => !equal.includes(draft));
  const ids = { needless: equal.map(({ draft }) => draft.id) };
  if (local === undefined) return { ...ids, offered: elsewhere };
  const handle = local.draft;
  const onServer = known.find(({ draft }) => draft.id === handle.id);
  const isGone = handle.revision > 0 && onServer === undefined;
  // A lower revision of the server comes from an answer that is older than this browser’s last save.
  const isBehind = onServer !== undefined && onServer.draft.revision > handle.revision;
  if (!isGone && !isBehind)
    return { ...ids, here: local, offered: elsewhere.filter((draft) => draft !== onServer) };
  // If the texts are equal, the page closed before the response to a save, so only the local revision is outdated.
  if (onServer !== undefined && sameText(onServer, local))
    return {
      ...ids,
      here: { ...local, draft: onServer.draft },
      offered: elsewhere.filter((draft) => draft !== onServer),
    };
  // This browser and another browser both changed the draft, so each browser continues with its own draft.
  if (handle.isChanged) return { ...ids, here: { ...local, draft: changed() }, offered: elsewhere };
  // Only the server’s draft changed or went: another browser continued it, stored it or threw it away.
  const isInPost = sameText(local, formOf(stored));
  return { ...ids, offered: isGone && !isInPost ? [{ ...local, draft: handle }, ...elsewhere] : elsewhere };
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

type UnsavedTexts = { here?: PostDraft; offered: Offered[]; needless: string[] };
