import { checkSlugBase } from '#contract/articles.ts';
import type { AnswerOf } from '#contract/contract.ts';
import * as contract from '#contract/drafts.ts';
import type { ArticleForm, KeptDraft, SavedDraft } from '#core/publishing/article-draft.ts';
import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import { answered } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';

/** Articles somebody began and has not stored yet. Throws a `DeskRefusal`, as the others that answer no refusal. */
export async function fetchDrafts(): Promise<ListedDraft[]> {
  return answered(await callAsEditor(contract.articleDrafts, {})).drafts;
}

export async function fetchDraft(id: string): Promise<KeptDraft> {
  const { updated_at, ...draft } = answered(await callAsEditor(contract.readArticleDraft, { id }));
  return { ...draft, updatedAt: updated_at };
}

export async function deleteDraft(id: string): Promise<void> {
  answered(await callAsEditor(contract.deleteArticleDraft, { id }));
}

export async function saveDraft(draft: {
  id: string;
  revision: number;
  form: ArticleForm;
}): Promise<FunctionAnswer<SavedDraft>> {
  const saved = await callAsEditor(contract.saveArticleDraft, draft);
  return saved.ok
    ? { ok: true, value: { revision: saved.value.revision, updatedAt: saved.value.updated_at } }
    : saved;
}

/** Whether an article can have a slug base, and which one it could have instead. */
export async function fetchSlugBaseCheck(slugBase: string): Promise<SlugBaseAnswer> {
  return answered(await callAsEditor(checkSlugBase, { slug_base: slugBase }));
}

export type ListedDraft = AnswerOf<typeof contract.articleDrafts>['drafts'][number];
export type SlugBaseAnswer = AnswerOf<typeof checkSlugBase>;
