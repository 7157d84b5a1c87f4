import * as v from 'valibot';
import { localeSchema, postAddressSchema } from '#core/post/post.ts';
import { faultCodes, problemCodes } from '#core/translation/problem-codes.ts';
import { reviewParts } from '#core/translation/review/review-parts.ts';
import { readTranslationSchema, translationRequestSchema } from '#core/translation/translation-request.ts';
import { writingSchema } from '#core/writing/writing-request.ts';
import { orNull } from '#core/casing/stored-values.ts';
import { contract, type AnswerOf } from './contract.ts';
import { rebuildIfAny } from './rebuild-answer.ts';

/**
 * Translates an article from Dutch into `language`, which may be new to the article. Stores the translation if it
 * passes the checks ([flow](flows/translation.md)). The call takes up to 50 seconds. `segments` is the number of
 * translated segments, and `doubts` is the number of the checks' remarks about the whole text.
 *
 * `nothing-to-translate`: the translation is up to date. The message of `translation-failed` names the faults.
 */
export const translatePost = contract({
  name: 'translate-post',
  input: translationRequestSchema,
  answer: v.object({
    slug: v.string(),
    revision: v.number(),
    translation: v.literal('machine'),
    segments: v.number(),
    doubts: v.number(),
    tokens: v.object({ input: v.number(), output: v.number() }),
    ...rebuildIfAny,
  }),
  refusals: [
    'post-not-found',
    'nothing-to-translate',
    'translation-running',
    'changed-meanwhile',
    'translation-failed',
    'no-translator',
  ],
});

const faultList = v.array(
  v.object({ segment: v.string(), code: v.picklist(faultCodes), detail: v.string() }),
);

export const translationProblem = v.optional(
  v.object({ code: v.picklist([...problemCodes, 'faults', 'doubts']), faults: v.optional(faultList) }),
);

/**
 * Returns the state of a translation. `changed` is the number of segments to translate again, if known. `problem` is
 * the reason why the last translation failed, or the doubts of the automatic checks about the stored text.
 */
export const translationState = contract({
  name: 'translation-state',
  method: 'GET',
  input: postAddressSchema,
  answer: v.object({
    up_to_date: v.boolean(),
    changed: v.optional(v.number()),
    problem: translationProblem,
  }),
  refusals: ['post-not-found'],
});

const review = {
  revision: v.number(),
  parallel: v.boolean(),
  frames: v.array(v.string()),
  pairs: v.array(
    v.object({
      part: v.picklist(reviewParts),
      source: v.string(),
      translation: v.string(),
      changed: v.boolean(),
      outdated: v.boolean(),
      run: v.optional(v.number()),
      doubts: faultList,
      tag: v.optional(v.string()),
      html: v.optional(v.object({ source: v.string(), translation: v.string() })),
    }),
  ),
};

/**
 * Translates the parts of the Dutch text that changed after the translation was made, or the whole text if these
 * parts are unknown. Returns the new translation in the form of `translation-review`, without storing it. The call
 * takes up to 50 seconds. `source_revision` is the Dutch revision that was translated.
 */
export const proposeTranslation = contract({
  name: 'propose-translation',
  input: translationRequestSchema,
  answer: v.object({ ...review, source_revision: v.number() }),
  refusals: [
    'post-not-found',
    'nothing-to-translate',
    'translation-running',
    'translation-failed',
    'no-translator',
  ],
});

/**
 * Stores a translation that an editor has compared with the Dutch text, and marks it as reviewed. Requests a build if
 * the post is published. `changed-meanwhile`: the post no longer has `revision`, or the Dutch text has changed since
 * `source_revision`. `checklist-needed`: a model wrote the article, so only `review-post` can mark it as reviewed.
 */
export const storeTranslation = contract({
  name: 'store-translation',
  input: readTranslationSchema,
  answer: v.object({ slug: v.string(), revision: v.number(), ...rebuildIfAny }),
  refusals: ['post-not-found', 'changed-meanwhile', 'checklist-needed'],
});

/**
 * Returns a translation and its Dutch text for review, in pairs of fields or paragraphs. `changed`: the pair's
 * translation is not in the last reviewed version. `outdated`: the pair's Dutch text has changed since its
 * translation. `doubts` are remarks of the automatic checks. If `parallel` is false, the paragraphs of the two texts
 * do not correspond. The body is `frames[0]`, the translated `html` of the pair with `run` 0, `frames[1]`, and so on.
 */
export const translationReview = contract({
  name: 'translation-review',
  method: 'GET',
  input: postAddressSchema,
  answer: v.object(review),
  refusals: ['post-not-found'],
});

/**
 * Generates a text of about 400 words, and stores it as a draft labelled as generated. If the topic was already
 * requested on the same day, the existing draft is returned. Without `topic`, the text is about leaving a house in
 * good order. Without `language`, the text is Dutch. `text-failed`: the model failed or broke the rules twice.
 */
export const writeAiText = contract({
  name: 'write-ai-text',
  input: writingSchema,
  answer: v.object({ slug: v.string(), language: localeSchema }),
  refusals: ['slug-taken', 'text-failed', 'no-language-model'],
});

/**
 * Returns whether a language model is configured, and its costs. `missing` names a missing or invalid setting.
 * `months` lists the uses in the last year by month and purpose. `unpriced` counts the uses without a known price.
 */
export const writingHelp = contract({
  name: 'writing-help',
  method: 'GET',
  answer: v.object({
    translator: v.boolean(),
    model: orNull(v.string()),
    missing: v.optional(v.string()),
    months: v.array(
      v.object({
        month: v.string(),
        purpose: v.picklist(['translation', 'article', 'news', 'judge']),
        uses: v.number(),
        input_tokens: v.number(),
        output_tokens: v.number(),
        euros: v.number(),
        unpriced: v.number(),
      }),
    ),
  }),
});

export type ReviewedPair = AnswerOf<typeof translationReview>['pairs'][number];
export type WritingHelp = AnswerOf<typeof writingHelp>;
export type TranslationState = AnswerOf<typeof translationState>;
