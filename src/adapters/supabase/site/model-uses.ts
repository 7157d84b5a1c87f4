import { writingHelp } from '#contract/model-texts.ts';
import type { ModelUses } from '#core/language-model/model-uses.ts';
import { eurosFor, type PriceSetting } from '../../language-model/prices.ts';
import { supabaseWithoutPerson, type Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/**
 * Records what each call of a language model cost. Uses the secret key, for the `editor` who requested it, or for the
 * schedule.
 */
export function modelUses({ model, prices, editor }: UsedModel): ModelUses {
  return {
    async note({ purpose, about, tokens }) {
      // Both counts are 0 if no request was made, the request failed, or the service does not report token counts.
      if (tokens.input + tokens.output === 0) return;
      const use = {
        purpose,
        about,
        model,
        input_tokens: tokens.input,
        output_tokens: tokens.output,
        euros: eurosFor(tokens, prices) ?? null,
        used_by: editor ?? null,
      };
      await rpc(supabaseWithoutPerson(), 'note_model_use', { use });
    },
  };
}

export const modelUseByMonth = (supabase: Database) =>
  rpc(supabase, 'model_use_by_month', {}, writingHelp.answer.entries.months);

type UsedModel = { model: string; prices?: PriceSetting; editor?: string | undefined };
