import { fetchDraft, saveDraft } from '#clients/article-drafts.ts';
import {
  $articleDraft,
  $articleForm,
  changeArticle,
  isBlank,
  noteDraft,
  startArticle,
  type ArticleForm,
} from './article-form.ts';
import { autosaving } from './autosaving.ts';

const autosave = autosaving({
  isDue: () => $articleDraft.get().isChanged && !isBlank($articleForm.get()),
  save,
});

export const $autosave = autosave.$state;
export const { pause: pauseAutosave, resume: resumeAutosave } = autosave;

export function typeArticle(changes: Partial<ArticleForm>): void {
  changeArticle(changes);
  autosave.saveSoon();
}

export async function saveNow(): Promise<boolean> {
  await autosave.saveNow();
  return !$articleDraft.get().isChanged;
}

/** Saves the current text first. Returns false if that fails. */
export async function openDraft(id: string): Promise<boolean> {
  if (!isBlank($articleForm.get()) && !(await saveNow())) return false;
  const { form, revision, updatedAt } = await fetchDraft(id);
  startArticle({ form, draft: { id, revision, storedAt: updatedAt, isChanged: false } });
  autosave.startAnew();
  return true;
}

export async function keepAsOwnDraft(): Promise<boolean> {
  noteDraft({ id: crypto.randomUUID(), revision: 0, storedAt: undefined, isChanged: true });
  autosave.startAnew();
  return saveNow();
}

export function startEmptyArticle(): void {
  startArticle();
  autosave.startAnew();
}

/** Saves the article in the form first. Returns false if that fails. */
export async function startCopy(text: Partial<ArticleForm>): Promise<boolean> {
  if (!isBlank($articleForm.get()) && !(await saveNow())) return false;
  startEmptyArticle();
  typeArticle({ ...text, publishNow: false });
  return true;
}

async function save(): Promise<boolean> {
  const form = $articleForm.get();
  const { id, revision } = $articleDraft.get();
  try {
    const saved = await saveDraft({ id, revision, form });
    if ($articleDraft.get().id !== id) return false;
    noteDraft({
      revision: saved.revision,
      storedAt: saved.updatedAt,
      isChanged: $articleForm.get() !== form,
    });
    return true;
  } catch (cause) {
    if ($articleDraft.get().id !== id) return false;
    throw cause;
  }
}
