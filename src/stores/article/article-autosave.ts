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

/** Where what is typed stands on the server. */
export const $autosave = autosave.$state;
export const { pause: pauseAutosave, resume: resumeAutosave } = autosave;

/** Takes what was typed, and keeps it on the server once nobody types for a moment. */
export function typeArticle(changes: Partial<ArticleForm>): void {
  changeArticle(changes);
  autosave.saveSoon();
}

/** Keeps the article on the server now. Answers whether it stands there as it stands in the form. */
export async function saveNow(): Promise<boolean> {
  await autosave.saveNow();
  return !$articleDraft.get().isChanged;
}

/** Goes on with a draft of the list. False where the text on this page could not be kept first. */
export async function openDraft(id: string): Promise<boolean> {
  if (!isBlank($articleForm.get()) && !(await saveNow())) return false;
  const { form, revision, updatedAt } = await fetchDraft(id);
  startArticle({ form, draft: { id, revision, keptAt: updatedAt, isChanged: false } });
  autosave.startAnew();
  return true;
}

/** After a conflict: what is typed here goes on as a draft of its own. */
export async function keepAsOwnDraft(): Promise<boolean> {
  noteDraft({ id: crypto.randomUUID(), revision: 0, keptAt: undefined, isChanged: true });
  autosave.startAnew();
  return saveNow();
}

/** Begins an empty article; what stood in the form is left to whoever calls. */
export function startEmptyArticle(): void {
  startArticle();
  autosave.startAnew();
}

async function save(): Promise<boolean> {
  const form = $articleForm.get();
  const { id, revision } = $articleDraft.get();
  try {
    const saved = await saveDraft({ id, revision, form });
    if ($articleDraft.get().id !== id) return false;
    noteDraft({ revision: saved.revision, keptAt: saved.updatedAt, isChanged: $articleForm.get() !== form });
    return true;
  } catch (cause) {
    // Meanwhile another article was begun: what came of this one is no longer ours.
    if ($articleDraft.get().id !== id) return false;
    throw cause;
  }
}
