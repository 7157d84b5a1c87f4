import { atom } from 'nanostores';
import { callFunction } from '#adapters/functions.browser.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { search } from '#contract/visitors.ts';
import type { Locale } from '#core/locale.ts';

/** The search of the blog. A new question cancels the request of the one before. */
export const $blogSearch = atom<BlogSearch>({ step: 'idle' });

/** Milliseconds without typing after which the search starts. */
export const typingPause = 250;

export function searchWhileTyping(question: Question): void {
  if (!begin(question)) return;
  timer = setTimeout(() => void ask(question), typingPause);
}

export function searchNow(question: Question): void {
  if (begin(question)) void ask(question);
}

/** Characters. The server refuses a longer query. */
const maxQuestionLength = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | undefined;

function begin({ q }: Question): boolean {
  clearTimeout(timer);
  running?.abort();
  running = undefined;
  $blogSearch.set(q.trim() === '' ? { step: 'idle' } : { step: 'searching' });
  return q.trim() !== '';
}

async function ask(question: Question): Promise<void> {
  const q = question.q.trim().slice(0, maxQuestionLength);
  const mine = new AbortController();
  running = mine;
  const found = await callFunction(search, { input: { q, lang: question.lang }, signal: mine.signal });
  // The visitor has typed something else since, so this answer is ignored.
  if (mine.signal.aborted) return;
  $blogSearch.set(found.ok ? foundPosts(q, found.value) : { step: 'failed' });
}

function foundPosts(
  q: string,
  { results, withAllWords = results.length }: AnswerOf<typeof search>,
): BlogSearch {
  const [posts, withMost] = [results.slice(0, withAllWords), results.slice(withAllWords)];
  return { step: 'found', q, posts, withMost };
}

type Question = { q: string; lang: Locale };

export type FoundPost = AnswerOf<typeof search>['results'][number];

export type BlogSearch =
  | { step: 'idle' }
  | { step: 'searching' }
  /** `posts` contain all words of `q`, and `withMost` at least half of them. */
  | { step: 'found'; q: string; posts: FoundPost[]; withMost: FoundPost[] }
  | { step: 'failed' };
