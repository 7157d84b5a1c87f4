import * as v from 'valibot';
import { articleFormSchema, type KeptDraft, type SavedDraft } from '#core/publishing/article-draft.ts';
import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import type { ArticleForm } from './article-form.ts';
import { answered } from './desk-answer.ts';
import { callAsEditor } from './session.ts';

/** Articles somebody began and has not stored yet. Throws a `DeskRefusal`, as the others that answer no refusal. */
export async function fetchDrafts(): Promise<ListedDraft[]> {
  const answer = v.object({ drafts: v.array(listedSchema) });
  return answered(await callAsEditor('article-drafts', { answer })).drafts;
}

export async function fetchDraft(id: string): Promise<KeptDraft> {
  const { updated_at, ...draft } = answered(
    await callAsEditor('read-article-draft', { query: { id }, answer: keptSchema }),
  );
  return { ...draft, updatedAt: updated_at };
}

export async function deleteDraft(id: string): Promise<void> {
  answered(await callAsEditor('delete-article-draft', { body: { id }, answer: v.unknown() }));
}

export async function saveDraft(draft: {
  id: string;
  revision: number;
  form: ArticleForm;
}): Promise<FunctionAnswer<SavedDraft>> {
  const saved = await callAsEditor('save-article-draft', { body: draft, answer: savedSchema });
  return saved.ok
    ? { ok: true, value: { revision: saved.value.revision, updatedAt: saved.value.updated_at } }
    : saved;
}

/** Whether an article can have a slug base, and which one it could have instead. */
export async function fetchSlugBaseCheck(slugBase: string): Promise<SlugBaseAnswer> {
  const query = { slug_base: slugBase };
  return answered(await callAsEditor('check-slug-base', { query, answer: checkSchema }));
}

const savedSchema = v.object({ revision: v.number(), updated_at: v.string() });
const keptSchema = v.object({ ...savedSchema.entries, id: v.string(), form: articleFormSchema });
const listedSchema = v.object({
  ...savedSchema.entries,
  id: v.string(),
  title: v.string(),
  excerpt: v.string(),
  by: v.optional(v.string()),
});
const checkSchema = v.object({ valid: v.boolean(), taken: v.boolean(), proposal: v.nullable(v.string()) });

export type ListedDraft = v.InferOutput<typeof listedSchema>;
export type SlugBaseAnswer = v.InferOutput<typeof checkSchema>;
