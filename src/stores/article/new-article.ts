import { onMount } from 'nanostores';
import { newDraftHandle, type DraftHandle } from '#browser-storage/draft-handle.ts';
import { keepNewArticle, onNewArticleElsewhere, readNewArticle } from '#browser-storage/new-article.ts';
import { fetchDraft, saveDraft } from '#clients/article-drafts.ts';
import { locales } from '#core/locale.ts';
import {
  defaultSlugBase,
  isDefaultSlugBase,
  isProposedSlugBase,
  proposedSlugBase,
} from '#core/post/slugs/default-slug-base.ts';
import { formOf, postFieldNames } from '#core/post/fields.ts';
import type { ArticleForm } from '#core/publishing/article-draft.ts';
import { draftStore } from './draft-store.ts';

/** Survives a reload, an expired session and a closed tab. */
export const newArticle = draftStore<ArticleForm, ArticleForm, ArticleDraft>({
  text: emptyForm(),
  draft: newDraftHandle(),
  storeHere: (form, draft) => keepNewArticle(JSON.stringify({ form, draft })),
  isUnsaved: (form): form is ArticleForm => !isBlank(form),
  send: (form, { id, revision }) => saveDraft({ id, revision, form }),
});

export const { $text: $articleForm, $draft: $articleDraft } = newArticle;

/** The slug base follows the title until the editor types another slug base. */
export function typeArticle(changes: Partial<ArticleForm>): void {
  const before = $articleForm.get();
  const { title } = changes;
  const followsTitle =
    title !== undefined && $articleDraft.get().sentAs === undefined && isProposedSlugBase(before);
  const slugBase = followsTitle ? proposedSlugBase({ title, now: new Date() }) : before.slugBase;
  newArticle.write({ ...before, slugBase, ...changes });
}

/** Saves the current text first. Returns false if that fails. */
export async function openDraft(id: string): Promise<boolean> {
  if (!(await isSafeToLeave())) return false;
  const { form, revision, updatedAt } = await fetchDraft(id);
  newArticle.open(form, { id, revision, storedAt: updatedAt, isChanged: false });
  return true;
}

/** After another browser has changed the same draft, stores the text of this browser as a second draft. */
export function keepAsOwnDraft(): Promise<boolean> {
  newArticle.startOwn();
  return newArticle.saveNow();
}

export function startEmptyArticle(): void {
  newArticle.open(emptyForm(), newDraftHandle());
}

/** Saves the article in the form first. Returns false if that fails. */
export async function startCopy(text: Partial<ArticleForm>): Promise<boolean> {
  if (!(await isSafeToLeave())) return false;
  startEmptyArticle();
  typeArticle({ ...text, publishNow: false });
  return true;
}

const isSafeToLeave = async (): Promise<boolean> =>
  isBlank($articleForm.get()) || (await newArticle.saveNow());

export function isBlank(form: ArticleForm): boolean {
  return form.image === undefined && postFieldNames.every((name) => form[name].trim() === '');
}

onMount($articleForm, () => {
  // If the storage is full, the stored form is older than the form in this tab.
  const stored = newArticle.$isStoredHere.get() ? readNewArticle() : undefined;
  if (stored !== undefined) takeStored(stored);
  return onNewArticleElsewhere(takeStored);
});

function takeStored(stored: string): void {
  // Only this file writes the value, so the shape is known. A field that older code did not store gets its default.
  const { form, draft } = JSON.parse(stored) as { form: ArticleForm; draft: ArticleDraft };
  const fresh = emptyForm();
  // An untouched article gets today’s date in its slug base, even if the form was opened on an earlier day.
  const isOfToday = isBlank({ ...fresh, ...form }) && isDefaultSlugBase(form.slugBase);
  newArticle.show(
    { ...fresh, ...form, ...(isOfToday ? { slugBase: fresh.slugBase } : {}) },
    { ...newDraftHandle(), ...draft },
  );
}

function emptyForm(): ArticleForm {
  return {
    ...formOf({}),
    slugBase: defaultSlugBase(new Date()),
    languages: [...locales],
    publishNow: true,
  };
}

export type { ArticleForm };

export type ArticleDraft = DraftHandle & {
  /** The slug base of a request with an unknown outcome. The server may have created the article with it. */
  sentAs?: string | undefined;
};
