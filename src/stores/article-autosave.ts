import { atom, onMount } from 'nanostores';
import { fetchDraft, saveDraft } from '#clients/article-drafts.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import {
  $articleDraft,
  $articleForm,
  changeArticle,
  isBlank,
  noteDraft,
  startArticle,
  type ArticleForm,
} from './article-form.ts';

/** Where what is typed stands on the server; `conflict`: somebody changed the same draft elsewhere. */
export const $autosave = atom<'idle' | 'saving' | 'unreached' | 'conflict'>('idle');

/** Takes what was typed, and keeps it on the server once nobody types for a moment. */
export function typeArticle(changes: Partial<ArticleForm>): void {
  changeArticle(changes);
  saveSoon();
}

/** Keeps the article on the server now. Answers whether it stands there as it stands in the form. */
export async function saveNow(): Promise<boolean> {
  await pauseAutosave();
  if (!$articleDraft.get().isChanged || isBlank($articleForm.get())) return !$articleDraft.get().isChanged;
  if ($autosave.get() === 'conflict') return false;
  running = save();
  await running;
  return !$articleDraft.get().isChanged;
}

/** Waits for a save that is under way, and puts the next one off until something is typed. */
export async function pauseAutosave(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  await running;
}

/** What was put off after all. */
export function resumeAutosave(): void {
  if ($articleDraft.get().isChanged) saveSoon();
}

/** Goes on with a draft of the list. False where the text on this page could not be kept first. */
export async function openDraft(id: string): Promise<boolean> {
  if (!isBlank($articleForm.get()) && !(await saveNow())) return false;
  const { form, revision, updatedAt } = await fetchDraft(id);
  startArticle({ form, draft: { id, revision, keptAt: updatedAt, isChanged: false } });
  $autosave.set('idle');
  return true;
}

/** After a conflict: what is typed here goes on as a draft of its own. */
export async function keepAsOwnDraft(): Promise<boolean> {
  noteDraft({ id: crypto.randomUUID(), revision: 0, keptAt: undefined, isChanged: true });
  $autosave.set('idle');
  return saveNow();
}

/** Begins an empty article; what stood in the form is left to whoever calls. */
export function startEmptyArticle(): void {
  clearTimeout(timer);
  timer = undefined;
  startArticle();
  $autosave.set('idle');
}

// What an earlier page left unsaved is taken up; a connection that is back is used at once.
onMount($autosave, () => {
  resumeAutosave();
  const retry = () => {
    if ($autosave.get() === 'unreached') void saveNow();
  };
  window.addEventListener('online', retry);
  return () => window.removeEventListener('online', retry);
});

const quietMilliseconds = 2000;
const retryMilliseconds = 15_000;

/** Whoever types without a pause is kept every so often all the same. */
const longestWaitMilliseconds = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let waitingSince = 0;
let running: Promise<void> = Promise.resolve();

function saveSoon(wait = quietMilliseconds): void {
  if (timer === undefined) waitingSince = Date.now();
  clearTimeout(timer);
  const left = Math.max(0, longestWaitMilliseconds - (Date.now() - waitingSince));
  timer = setTimeout(() => void saveNow(), wait === quietMilliseconds ? Math.min(wait, left) : wait);
}

async function save(): Promise<void> {
  const form = $articleForm.get();
  const { id, revision } = $articleDraft.get();
  $autosave.set('saving');
  const saved = await saveDraft({ id, revision, form }).catch((cause: unknown): { refused: string } => ({
    refused: refusalCode(cause),
  }));
  // Meanwhile another article was begun: what came of this one is no longer ours.
  if ($articleDraft.get().id !== id) return;
  if ('refused' in saved) {
    const isConflict = saved.refused === 'changed-meanwhile';
    $autosave.set(isConflict ? 'conflict' : 'unreached');
    // Whoever has to sign in again comes back to this page, and it is tried then.
    if (!isConflict && saved.refused !== 'not-signed-in') saveSoon(retryMilliseconds);
    return;
  }
  const isChanged = $articleForm.get() !== form;
  noteDraft({ revision: saved.revision, keptAt: saved.updatedAt, isChanged });
  $autosave.set('idle');
  if (isChanged) saveSoon();
}
