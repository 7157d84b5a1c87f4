import type { TranslatingTools } from '#core/translation/ports.ts';
import { findLanguageModel } from './language-model/find-language-model.ts';
import { publishingFor } from './publishing.ts';
import { supabaseFor } from './supabase/client.ts';
import { modelUses } from './supabase/model-uses.ts';
import { translationStore } from './supabase/translations.ts';

/** What translating needs, with the rights of the editor who asks. `names` are the same in every language. */
export function translatingFor({
  names,
  ...caller
}: Caller & { names: readonly string[] }): TranslatingTools {
  const supabase = supabaseFor(caller.accessToken);
  const model = findLanguageModel();
  return {
    ...publishingFor(caller),
    translations: translationStore(supabase),
    uses: modelUses(supabase, { model: model?.name ?? '' }),
    model,
    names,
  };
}

type Caller = Parameters<typeof publishingFor>[0];
