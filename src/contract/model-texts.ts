import * as v from 'valibot';
import { localeSchema, postAddressSchema } from '#core/post/post.ts';
import { faultCodes } from '#core/translation/fault-codes.ts';
import { problemCodes } from '#core/translation/problem-codes.ts';
import { reviewParts } from '#core/translation/review/review-parts.ts';
import { translationRequestSchema } from '#core/translation/translation-request.ts';
import { writingSchema } from '#core/writing/writing-request.ts';
import { contract, orNull, type AnswerOf } from './contract.ts';
import { rebuildIfAny } from './rebuild-answer.ts';

/**
 * Translates one language of an article from its Dutch text, and stores it where a program finds no fault in it
 * ([flow](flows/translation.md)). A language the article does not have yet is made. It takes up to 50 seconds. `changed_only`: only what has
 * changed in the Dutch text since; all else keeps its words. In the answer `segments` is how many pieces were translated.
 *
 * `nothing-to-translate`: the translation is up to date. `paragraphs-unknown`: it cannot be known what has changed. The message of
 * `translation-failed` names the faults.
 */
export const translatePost = contract({
  name: 'translate-post',
  input: translationRequestSchema,
  answer: v.object({
    slug: v.string(),
    revision: v.number(),
    translation: v.literal('machine'),
    segments: v.number(),
    tokens: v.object({ input: v.number(), output: v.number() }),
    ...rebuildIfAny,
  }),
  refusals: [
    'post-not-found',
    'nothing-to-translate',
    'paragraphs-unknown',
    'translation-running',
    'changed-meanwhile',
    'translation-failed',
    'no-translator',
  ],
});

/**
 * The state of a translation. `changed` is how many pieces would be translated anew, where that can be known; `problem` is why the last
 * translation failed: a trouble of the service, or the `faults` in what came back.
 */
export const translationState = contract({
  name: 'translation-state',
  method: 'GET',
  input: postAddressSchema,
  answer: v.object({
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
  }),
  refusals: ['post-not-found'],
});

/**
 * A translation beside its Dutch text, paragraph by paragraph, to be read through. `changed`: these words are not those an editor answered
 * for last. Where `parallel` is false the two have not the same paragraphs, and only stand beside each other.
 */
export const translationReview = contract({
  name: 'translation-review',
  method: 'GET',
  input: postAddressSchema,
  answer: v.object({
    revision: v.number(),
    parallel: v.boolean(),
    pairs: v.array(
      v.object({
        part: v.picklist(reviewParts),
        source: v.string(),
        translation: v.string(),
        changed: v.boolean(),
      }),
    ),
  }),
  refusals: ['post-not-found'],
});

/**
 * Has a text of about 400 words written, and stores it as a draft that says so. The same topic on the same day is the same draft.
 * Without `topic` it is about leaving a house in good order; without `language` it is Dutch. `text-failed`: what came back invents
 * figures, names, quotations or news, twice.
 */
export const writeAiText = contract({
  name: 'write-ai-text',
  input: writingSchema,
  answer: v.object({ slug: v.string(), language: localeSchema }),
  refusals: ['slug-taken', 'text-failed', 'no-language-model'],
});

/**
 * Whether there is a language model, and what it has cost. `missing` is the setting that is missing or wrong. `months` are those of the
 * last year; `unpriced` is how many uses have no known price.
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
        purpose: v.picklist(['translation', 'article', 'news']),
        uses: v.number(),
        input_tokens: v.number(),
        output_tokens: v.number(),
        euros: v.number(),
        unpriced: v.number(),
      }),
    ),
  }),
});

export type WritingHelp = AnswerOf<typeof writingHelp>;
export type TranslationState = AnswerOf<typeof translationState>;
