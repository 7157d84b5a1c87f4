import type { AnswerOf } from '#contract/contract.ts';
import { writingHelp } from '#contract/model-texts.ts';
import type { ModelUses } from '#core/language-model/model-uses.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { eurosFor, type PriceSetting } from '../../language-model/prices.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

/** Records each use of the language model, with its cost if the price is known. */
export function modelUses(
  supabase: Database,
  { model, prices }: { model: string; prices?: PriceSetting },
): ModelUses {
  return {
    async note({ purpose, about, tokens }) {
      // A use without tokens means that the service was not reached, so the use cost nothing.
      if (tokens.input + tokens.output === 0) return;
      const use = {
        purpose,
        about,
        model,
        input_tokens: tokens.input,
        output_tokens: tokens.output,
        euros: eurosFor(tokens, prices) ?? null,
      };
      answerOf(await supabase.rpc('note_model_use', { use }), 'noting what the model cost');
    },
  };
}

/** Returns the monthly use of the language model in the last twelve months, newest first. */
export async function modelUseByMonth(supabase: Database): Promise<MonthOfUse[]> {
  const read = await supabase.rpc('model_use_by_month');
  return inCamelCase(answerOf(read, 'adding up what the model cost', writingHelp.answer.entries.months));
}

type MonthOfUse = AnswerOf<typeof writingHelp>['months'][number];
