import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { translatePost, translationState, writingHelp } from '#contract/model-texts.ts';
import { reviewPost } from '#contract/publishing.ts';
import type { Locale } from '#core/locale.ts';
import { answered } from '#session/desk-refusal.ts';
import { followPosts } from './publication.ts';
import { callAsEditor } from '#session/session.ts';

/** Whether there is a language model, and what it has cost. Throws a `DeskRefusal`. */
export async function fetchWritingHelp(): Promise<WritingHelp> {
  return answered(await callAsEditor(writingHelp, {}));
}

/** Whether a translation is up to date, and why the last attempt failed. Throws a `DeskRefusal`. */
export async function fetchTranslationState(post: {
  slug: string;
  language: Locale;
}): Promise<TranslationState> {
  return answered(await callAsEditor(translationState, post));
}

/** Translates one language; where it is published, follows it to the site. */
export async function translate({
  slugBase,
  language,
  changedOnly,
}: Wanted): Promise<FunctionAnswer<Changed>> {
  const body = { slug_base: slugBase, language, changed_only: changedOnly };
  return followed(await callAsEditor(translatePost, body));
}

/** Answers for a translation that a program made. The name counts under the shared token. */
export async function review(post: Reviewed): Promise<FunctionAnswer<Changed>> {
  return followed(await callAsEditor(reviewPost, post));
}

function followed(sent: FunctionAnswer<Changed>): FunctionAnswer<Changed> {
  if (!sent.ok) return sent;
  const { slug, rebuild, content_version } = sent.value;
  if (rebuild !== undefined && content_version !== undefined)
    followPosts({ slugs: [slug], rebuild, contentVersion: content_version });
  return sent;
}

const reviewerKey = 'reviewer';

/** The name somebody signed their last review with, in this browser. */
export const keptReviewer = (): string => localStorage.getItem(reviewerKey) ?? '';
export const keepReviewer = (name: string): void => localStorage.setItem(reviewerKey, name);

type Wanted = { slugBase: string; language: Locale; changedOnly: boolean };
type Reviewed = { slug: string; language: Locale; revision: number; reviewer: string };
type Changed = AnswerOf<typeof reviewPost>;
export type WritingHelp = AnswerOf<typeof writingHelp>;
export type TranslationState = AnswerOf<typeof translationState>;
