import { readArticleDraft, saveArticleDraft } from '#contract/drafts.ts';
import type { InputOf } from '#contract/contract.ts';
import type { KeptDraft, SavedDraft } from '#core/publishing/article-draft.ts';
import { callAsEditor } from '#session/session.ts';

export async function fetchDraft(id: string): Promise<KeptDraft> {
  const { updated_at, ...draft } = await callAsEditor(readArticleDraft, { id });
  return { ...draft, updatedAt: updated_at };
}

export async function saveDraft(draft: InputOf<typeof saveArticleDraft>): Promise<SavedDraft> {
  const { revision, updated_at } = await callAsEditor(saveArticleDraft, draft);
  return { revision, updatedAt: updated_at };
}
