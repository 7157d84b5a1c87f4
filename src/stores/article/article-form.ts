import { atom, map, onMount } from 'nanostores';
import { keepNewArticle, onNewArticleElsewhere, readNewArticle } from '#browser-storage/new-article.ts';
import { locales } from '#core/locale.ts';
import { defaultSlugBase, isDefaultSlugBase } from '#core/post/slugs/default-slug-base.ts';
import { emptyForm as emptyText, postFieldNames } from '#core/post/fields.ts';
import type { ArticleForm } from '#core/publishing/article-draft.ts';

/** What is being written on the page for a new article. It survives a reload, an ended session and a closed tab. */
export const $articleForm = map<ArticleForm>(emptyForm());

/** The draft on the server that the form belongs to. */
export const $articleDraft = map<ArticleDraft>(newDraft());

/** Whether this browser keeps what is typed; not where its storage is closed or full. */
export const $isKeptHere = atom(true);

/** What an editor did to the form. */
export function changeArticle(changes: Partial<ArticleForm>): void {
  $articleForm.set({ ...$articleForm.get(), ...changes });
  $articleDraft.setKey('isChanged', true);
  keepHere();
}

export function noteDraft(changes: Partial<ArticleDraft>): void {
  $articleDraft.set({ ...$articleDraft.get(), ...changes });
  keepHere();
}

/** Goes on with another article: an empty one, or a draft that the server keeps. */
export function startArticle(kept?: { form: ArticleForm; draft: ArticleDraft }): void {
  $articleForm.set(kept?.form ?? emptyForm());
  $articleDraft.set(kept?.draft ?? newDraft());
  keepHere();
}

/** Nothing was written yet that could be lost. */
export const isBlank = (form: ArticleForm): boolean =>
  form.image === undefined && postFieldNames.every((name) => form[name].trim() === '');

// Other tabs of this browser show the same article and stay in step with it.
onMount($articleForm, () => {
  // Where storage is full it holds something older than what stands in the form.
  const kept = $isKeptHere.get() ? readNewArticle() : undefined;
  if (kept !== undefined) takeKept(kept);
  return onNewArticleElsewhere(takeKept);
});

function keepHere(): void {
  $isKeptHere.set(keepNewArticle(JSON.stringify({ form: $articleForm.get(), draft: $articleDraft.get() })));
}

function takeKept(kept: string): void {
  // Written by this file alone; a field that is newer than what was kept begins empty.
  const { form, draft } = JSON.parse(kept) as { form: ArticleForm; draft: ArticleDraft };
  const fresh = emptyForm();
  // An article that nobody has begun is of today, whenever its form was opened.
  const isOfToday = isBlank({ ...fresh, ...form }) && isDefaultSlugBase(form.slugBase);
  $articleForm.set({ ...fresh, ...form, ...(isOfToday ? { slugBase: fresh.slugBase } : {}) });
  $articleDraft.set({ ...newDraft(), ...draft });
}

function emptyForm(): ArticleForm {
  return {
    ...emptyText(),
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
  /** 0 until the server keeps it. */
  revision: number;
  /** When the server kept it last. */
  keptAt?: string | undefined;
  /** Something was typed since. */
  isChanged: boolean;
  /** The slug base under which the article was sent without an answer: it may be stored already. */
  sentAs?: string | undefined;
};
