import { atom, map, onMount } from 'nanostores';
import { keepNewArticle, onNewArticleElsewhere, readNewArticle } from '#browser-storage/new-article.ts';
import { locales } from '#core/locale.ts';
import {
  defaultSlugBase,
  isDefaultSlugBase,
  isProposedSlugBase,
  proposedSlugBase,
} from '#core/post/slugs/default-slug-base.ts';
import { formOf, postFieldNames } from '#core/post/fields.ts';
import type { ArticleForm } from '#core/publishing/article-draft.ts';

/** Survives a reload, an expired session and a closed tab. */
export const $articleForm = map<ArticleForm>(emptyForm());

export const $articleDraft = map<ArticleDraft>(newDraft());

/** False if the browser’s storage is disabled or full. */
export const $isStoredHere = atom(true);

/** The slug base follows the title until the editor types another slug base. */
export function changeArticle(changes: Partial<ArticleForm>): void {
  const before = $articleForm.get();
  const { title } = changes;
  const followsTitle =
    title !== undefined && $articleDraft.get().sentAs === undefined && isProposedSlugBase(before);
  const slugBase = followsTitle ? proposedSlugBase({ title, now: new Date() }) : before.slugBase;
  $articleForm.set({ ...before, slugBase, ...changes });
  $articleDraft.setKey('isChanged', true);
  keepHere();
}

export function noteDraft(changes: Partial<ArticleDraft>): void {
  $articleDraft.set({ ...$articleDraft.get(), ...changes });
  keepHere();
}

export function startArticle(stored?: { form: ArticleForm; draft: ArticleDraft }): void {
  $articleForm.set(stored?.form ?? emptyForm());
  $articleDraft.set(stored?.draft ?? newDraft());
  keepHere();
}

export const isBlank = (form: ArticleForm): boolean =>
  form.image === undefined && postFieldNames.every((name) => form[name].trim() === '');

onMount($articleForm, () => {
  // If the storage is full, the stored form is older than the form in this tab.
  const stored = $isStoredHere.get() ? readNewArticle() : undefined;
  if (stored !== undefined) takeStored(stored);
  return onNewArticleElsewhere(takeStored);
});

function keepHere(): void {
  $isStoredHere.set(keepNewArticle(JSON.stringify({ form: $articleForm.get(), draft: $articleDraft.get() })));
}

function takeStored(stored: string): void {
  // Only this file writes the value, so the shape is known. A field that older code did not store gets its default.
  const { form, draft } = JSON.parse(stored) as { form: ArticleForm; draft: ArticleDraft };
  const fresh = emptyForm();
  // An untouched article gets today’s date in its slug base, even if the form was opened on an earlier day.
  const isOfToday = isBlank({ ...fresh, ...form }) && isDefaultSlugBase(form.slugBase);
  $articleForm.set({ ...fresh, ...form, ...(isOfToday ? { slugBase: fresh.slugBase } : {}) });
  $articleDraft.set({ ...newDraft(), ...draft });
}

function emptyForm(): ArticleForm {
  return {
    ...formOf({}),
    slugBase: defaultSlugBase(new Date()),
    languages: [...locales],
    publishNow: true,
  };
}

function newDraft(): ArticleDraft {
  return { id: crypto.randomUUID(), revision: 0, isChanged: false };
}

export type { ArticleForm };

export type ArticleDraft = {
  id: string;
  revision: number;
  storedAt?: string | undefined;
  isChanged: boolean;
  /** The slug base of a request with an unknown outcome. The server may have created the article with it. */
  sentAs?: string | undefined;
};
