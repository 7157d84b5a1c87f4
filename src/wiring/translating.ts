import type { TranslatingTools } from '#core/translation/ports.ts';
import { findLanguageModel } from '#adapters/language-model/find-language-model.ts';
import { publishingFor, type AfterAnswer } from './publishing.ts';
import { startTranslations } from '#adapters/netlify/translation-order.ts';
import { supabaseWithoutPerson, type Database } from '#adapters/supabase/client.ts';
import { translationQueue, wantTranslations } from '#adapters/supabase/posts/translation-queue.ts';
import { modelUses } from '#adapters/supabase/site/model-uses.ts';
import { translationStore } from '#adapters/supabase/posts/translations.ts';

/**
 * What translating needs, with the rights of the editor whose database it is. `names` are the same in every language.
 */
export function translatingFor(
  supabase: Database,
  { afterAnswer, names = [] }: { afterAnswer: AfterAnswer; names?: readonly string[] },
): TranslatingTools {
  const model = findLanguageModel();
  return {
    ...publishingFor(supabase, afterAnswer),
    translations: translationStore(supabase),
    uses: modelUses(supabase, { model: model?.name ?? '' }),
    model,
    names,
  };
}

/** Has posts translated in the background; undefined where there is no model. What cannot be started now, the clock starts. */
export function translateLaterFor(
  supabase: Database,
  afterAnswer: AfterAnswer,
): ((slugs: string[]) => Promise<void>) | undefined {
  if (findLanguageModel() === undefined) return undefined;
  return async (slugs) => {
    await wantTranslations(supabase, slugs);
    afterAnswer(startTranslations(new Date()));
  };
}

/** What translating in the background needs, with all rights: the editor who asked may have gone. */
export function translatingWanted(parts: Parameters<typeof translatingFor>[1]) {
  const supabase = supabaseWithoutPerson();
  return { ...translatingFor(supabase, parts), queue: translationQueue(supabase) };
}
