import { atom } from 'nanostores';
import { callFunction } from '#adapters/functions.browser.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { search } from '#contract/visitors.ts';
import type { Locale } from '#core/locale.ts';

/** What the visitor looks for in the articles, and how far the search is. */
export const $blogSearch = atom<BlogSearch>({ step: 'idle' });

/** How long nothing must be typed before the server is asked, in milliseconds. */
export const typingPause = 250;

/** Looks for words while they are being typed: asks once the typing pauses. A blank ends the search. */
export function searchWhileTyping(question: Question): void {
  if (!begin(question)) return;
  timer = setTimeout(() => void ask(question), typingPause);
}

/** Looks for words at once. */
export function searchNow(question: Question): void {
  if (begin(question)) void ask(question);
}

/** The most the server looks for, in characters. */
const longestQuestion = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | undefined;

/** Gives up whatever was under way; false where there is nothing to look for. */
function begin({ q }: Question): boolean {
  clearTimeout(timer);
  running?.abort();
  running = undefined;
  $blogSearch.set(q.trim() === '' ? { step: 'idle' } : { step: 'searching' });
  return q.trim() !== '';
}

async function ask(question: Question): Promise<void> {
  const q = question.q.trim().slice(0, longestQuestion);
  const mine = new AbortController();
  running = mine;
  const found = await callFunction(search, { input: { q, lang: question.lang }, signal: mine.signal });
  // Something else was typed meanwhile: this answer is to a question nobody asks any more.
  if (mine.signal.aborted) return;
  $blogSearch.set(found.ok ? { step: 'found', q, posts: found.value.results } : { step: 'failed' });
}

type Question = { q: string; lang: Locale };

export type FoundPost = AnswerOf<typeof search>['results'][number];

export type BlogSearch =
  | { step: 'idle' }
  | { step: 'searching' }
  | { step: 'found'; q: string; posts: FoundPost[] }
  | { step: 'failed' };
