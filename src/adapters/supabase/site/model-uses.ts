import { writingHelp } from '#contract/model-texts.ts';
import type { ModelUses } from '#core/language-model/model-uses.ts';
import { eurosFor, type PriceSetting } from '../../language-model/prices.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

export function modelUses(
  supabase: Database,
  { model, prices }: { model: string; prices?: PriceSetting },
): ModelUses {
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
      };
      await rpc(supabase, 'note_model_use', { use });
    },
  };
}

export const modelUseByMonth = (supabase: Database) =>
  rpc(supabase, 'model_use_by_month', {}, writingHelp.answer.entries.months);
