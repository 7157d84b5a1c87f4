import * as v from 'valibot';
import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import type { Locale } from '#core/locale.ts';
import { faultCodes } from '#core/translation/fault-codes.ts';
import { problemCodes } from '#core/translation/problem-codes.ts';
import { answered } from './desk-answer.ts';
import { followPosts } from './publication.ts';
import { callAsEditor } from './session.ts';

/** Whether there is a language model, and what it has cost. Throws a `DeskRefusal`. */
export async function fetchWritingHelp(): Promise<WritingHelp> {
  return answered(await callAsEditor('writing-help', { answer: helpSchema }));
}

/** Whether a translation is up to date, and why the last attempt failed. Throws a `DeskRefusal`. */
export async function fetchTranslationState(post: {
  slug: string;
  language: Locale;
}): Promise<TranslationState> {
  return answered(await callAsEditor('translation-state', { query: post, answer: stateSchema }));
}

/** Translates one language; where it is published, follows it to the site. */
export async function translate({
  slugBase,
  language,
  changedOnly,
}: Wanted): Promise<FunctionAnswer<Changed>> {
  const body = { slug_base: slugBase, language, changed_only: changedOnly };
  return followed(await callAsEditor('translate-post', { body, answer: changedSchema }));
}

/** Answers for a translation that a program made. The name counts under the shared token. */
export async function review(post: Reviewed): Promise<FunctionAnswer<Changed>> {
  return followed(await callAsEditor('review-post', { body: post, answer: changedSchema }));
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

const helpSchema = v.object({
  translator: v.boolean(),
  model: v.nullable(v.string()),
  missing: v.optional(v.string()),
  months: v.array(
    v.object({
      month: v.string(),
      purpose: v.picklist(['translation', 'article', 'news']),
      uses: v.number(),
      input_tokens: v.number(),
      output_tokens: v.number(),
      euros: v.number(),
      unpriced: v.number(),
    }),
  ),
});

const stateSchema = v.object({
  up_to_date: v.boolean(),
  changed: v.optional(v.number()),
  problem: v.optional(
    v.object({
      code: v.picklist([...problemCodes, 'faults']),
      faults: v.optional(
        v.array(v.object({ segment: v.string(), code: v.picklist(faultCodes), detail: v.string() })),
      ),
    }),
  ),
});

const changedSchema = v.object({
  slug: v.string(),
  revision: v.number(),
  rebuild: v.optional(v.picklist(['requested', 'waiting', 'unreachable'])),
  content_version: v.optional(v.number()),
});

type Wanted = { slugBase: string; language: Locale; changedOnly: boolean };
type Reviewed = { slug: string; language: Locale; revision: number; reviewer: string };
type Changed = v.InferOutput<typeof changedSchema>;
export type WritingHelp = v.InferOutput<typeof helpSchema>;
export type TranslationState = v.InferOutput<typeof stateSchema>;
