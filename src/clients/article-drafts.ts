/** Stores what editors have typed and not yet saved on the server, and reads it from there. */
import { deleteArticleDraft, readArticleDraft, saveArticleDraft, savePostDraft } from '#contract/drafts.ts';
import type { InputOf } from '#contract/contract.ts';
import { formOf, type WrittenForm } from '#core/post/fields.ts';
import type { ArticleImage } from '#core/images/article-image.ts';
import type { StoredDraft, SavedDraft } from '#core/publishing/article-draft.ts';
import { callAsEditor } from '#session/session.ts';

export const fetchDraft = (id: string): Promise<StoredDraft> => callAsEditor(readArticleDraft, { id });

export const saveDraft = (draft: InputOf<typeof saveArticleDraft>): Promise<SavedDraft> =>
  callAsEditor(saveArticleDraft, draft);

export const savePostText = ({ text, ...draft }: UnsavedText): Promise<SavedDraft> =>
  callAsEditor(savePostDraft, {
    ...draft,
    writtenFrom: text.revision,
    form: { ...formOf(text), ...(text.image === undefined ? {} : { image: text.image }) },
  });

/** The server accepts an unknown id, because another tab may have deleted the draft. */
export async function forgetSavedDraft(id: string): Promise<void> {
  await callAsEditor(deleteArticleDraft, { id });
}

type UnsavedText = {
  id: string;
  slug: string;
  revision: number;
  text: WrittenForm & { image?: ArticleImage | null; revision: number };
};
