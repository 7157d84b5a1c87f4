import { deleteArticleDraft, readArticleDraft, saveArticleDraft, savePostDraft } from '#contract/drafts.ts';
import type { InputOf } from '#contract/contract.ts';
import { postFieldNames, type WrittenForm } from '#core/post/fields.ts';
import type { ArticleImage } from '#core/images/article-image.ts';
import type { StoredDraft, SavedDraft } from '#core/publishing/article-draft.ts';
import { callAsEditor } from '#session/session.ts';

export async function fetchDraft(id: string): Promise<StoredDraft> {
  const { updated_at, ...draft } = await callAsEditor(readArticleDraft, { id });
  return { ...draft, updatedAt: updated_at };
}

export async function saveDraft(draft: InputOf<typeof saveArticleDraft>): Promise<SavedDraft> {
  const { revision, updated_at } = await callAsEditor(saveArticleDraft, draft);
  return { revision, updatedAt: updated_at };
}

/** Keeps what is written over a post; `text.revision` is the one of the post that it was written from. */
export async function savePostText({ text, ...draft }: UnsavedText): Promise<SavedDraft> {
  const { image } = text;
  const written = Object.fromEntries(postFieldNames.map((name) => [name, text[name]])) as WrittenForm;
  const { revision, updated_at } = await callAsEditor(savePostDraft, {
    ...draft,
    written_from: text.revision,
    form: { ...written, ...(image === undefined ? {} : { image }) },
  });
  return { revision, updatedAt: updated_at };
}

/** A draft is done with; without it nothing happens. */
export async function forgetSavedDraft(id: string): Promise<void> {
  await callAsEditor(deleteArticleDraft, { id });
}

type UnsavedText = {
  id: string;
  slug: string;
  revision: number;
  text: WrittenForm & { image?: ArticleImage | null; revision: number };
};
