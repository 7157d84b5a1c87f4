import { business } from '#core/business/current.ts';
import { glossaryEntry } from '#core/language/names/glossary-entry.ts';
import type { TranslatingDeps } from '#core/translation/ports.ts';
import { recordedModel } from '#core/language-model/model-uses.ts';
import { reportError } from '#adapters/report-error.ts';
import { findJudge, findLanguageModel } from '#adapters/language-model/find-language-model.ts';
import { articleDeps, type Call } from './article-deps.ts';
import { startBackground } from '#adapters/netlify/timed-order.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { translationQueue, wantTranslations } from '#adapters/supabase/posts/translation-queue.ts';
import { modelUses } from '#adapters/supabase/site/model-uses.ts';
import { translationStore } from '#adapters/supabase/posts/translations.ts';

/** Gives the rules of translation their store, model and judge. The names of the business and its partner are never translated. */
export function translatingFor(call: Call): TranslatingDeps {
  const [model, judge] = [findLanguageModel(), findJudge()];
  const { name, partner, glossary } = business();
  const editor = call.editor.userId;
  return {
    ...articleDeps(call),
    translations: translationStore(call.editor.supabase),
    uses: modelUses({ model: model?.name ?? '', editor }),
    model,
    judge:
      judge &&
      ((about) =>
        recordedModel(judge, {
          uses: modelUses({ model: judge.name, prices: judge.prices, editor }),
          purpose: 'judge',
          about,
          reportError,
        })),
    names: [name, partner.name].filter((one) => one !== ''),
    glossary: glossary.flatMap((line) => glossaryEntry(line) ?? []),
  };
}

/** Returns undefined without a language model. The schedule retries if the background function does not start. */
export function translateLaterFor({
  editor,
  afterAnswer,
}: Call): ((slugs: string[]) => Promise<void>) | undefined {
  if (findLanguageModel() === undefined) return undefined;
  return async (slugs) => {
    await wantTranslations(editor.supabase, slugs);
    afterAnswer(startBackground('translate-articles-background', { now: new Date() }));
  };
}

/** Uses the secret key, because the editor’s session may have ended. */
export function queuedTranslationDeps({ afterAnswer }: Pick<Call, 'afterAnswer'>) {
  const supabase = supabaseWithoutPerson();
  return { ...translatingFor({ editor: { supabase }, afterAnswer }), queue: translationQueue(supabase) };
}
