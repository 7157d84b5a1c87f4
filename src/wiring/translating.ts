import type { TranslatingTools } from '#core/translation/ports.ts';
import { findLanguageModel } from '#adapters/language-model/find-language-model.ts';
import { publishingFor, type AfterAnswer } from './publishing.ts';
import type { Database } from '#adapters/supabase/client.ts';
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
