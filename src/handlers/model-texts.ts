/** Runs the functions for which a language model writes: translations, articles and descriptions of images. */
import { endpoint } from '#adapters/http/endpoint.ts';
import { findLanguageModel, settingInTheWay } from '#adapters/language-model/find-language-model.ts';
import { modelUseByMonth } from '#adapters/supabase/site/model-uses.ts';
import { problemOfText, reviewedBefore, translationStore } from '#adapters/supabase/posts/translations.ts';
import { translatingFor } from '#wiring/translating.ts';
import * as texts from '#contract/model-texts.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { done, refuse } from '#core/result.ts';
import { reviewPairs } from '#core/translation/review/review-pairs.ts';
import { stalenessOf } from '#core/translation/staleness.ts';
import { storeReadTranslation } from '#core/translation/review/store-read-translation.ts';
import * as translation from '#core/translation/translate-post.ts';
import { writeText } from '#core/writing/write-text.ts';

export const translatePost = endpoint(texts.translatePost, {
  run: ({ slugBase, language }, call) =>
    translation.translatePost(translatingFor(call), { slugBase, locale: language }),
  answer: (translated) => ({ ...translated, translation: 'machine' as const }),
});

export const translationState = endpoint(texts.translationState, {
  run: async ({ slug, language }, { editor }) => {
    const slugBase = slugBaseOf(slug);
    const pair = await translationStore(editor.supabase).find({ slugBase, locale: language });
    if (pair?.post) return done({ ...stalenessOf(pair), problem: pair.post.problem });
    const problem = await problemOfText(editor.supabase, slug);
    return problem
      ? done({ isUpToDate: true, changed: undefined, problem })
      : refuse({ code: 'post-not-found' });
  },
  answer: ({ isUpToDate, ...outlook }) => ({ ...outlook, upToDate: isUpToDate }),
});

export const translationReview = endpoint(texts.translationReview, {
  run: async ({ slug, language }, { editor }) => {
    const slugBase = slugBaseOf(slug);
    const [pair, reviewed] = await Promise.all([
      translationStore(editor.supabase).find({ slugBase, locale: language }),
      reviewedBefore(editor.supabase, slug),
    ]);
    if (pair?.post === undefined) return refuse({ code: 'post-not-found' });
    const { source, earlierSource, post } = pair;
    const doubts = post.problem?.code === 'doubts' ? post.problem.faults : [];
    const texts = { source, translation: post, reviewed, earlierSource, doubts };
    return done({ revision: post.revision, ...reviewPairs(texts) });
  },
  answer: ({ isParallel, ...review }) => ({ ...review, parallel: isParallel }),
});

export const proposeTranslation = endpoint(texts.proposeTranslation, {
  run: async ({ slugBase, language }, call) => {
    const address = { slugBase, locale: language };
    const proposed = await translation.proposeTranslation(translatingFor(call), address);
    if (!proposed.ok) return proposed;
    const { post, source, earlierSource, translated } = proposed.value;
    const reviewed = await reviewedBefore(call.editor.supabase, post.slug);
    const { text, doubts } = translated;
    const shown = { source, translation: text, reviewed, earlierSource, madeFrom: source, doubts };
    return done({ revision: post.revision, sourceRevision: source.revision, ...reviewPairs(shown) });
  },
  answer: ({ isParallel, ...review }) => ({ ...review, parallel: isParallel }),
});

export const storeTranslation = endpoint(texts.storeTranslation, {
  run: (read, call) => storeReadTranslation(translatingFor(call), read),
});

export const writeAiText = endpoint(texts.writeAiText, {
  run: (wish, call) => writeText(translatingFor(call), wish),
});

export const writingHelp = endpoint(texts.writingHelp, {
  run: async (_, { editor }) =>
    done({
      model: findLanguageModel()?.name,
      missing: settingInTheWay(),
      months: await modelUseByMonth(editor.supabase),
    }),
  answer: (help) => ({ ...help, translator: help.model !== undefined }),
});
