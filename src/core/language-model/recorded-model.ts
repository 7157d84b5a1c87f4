import type { LanguageModel } from './language-model.ts';
import type { ModelUse, ModelUses } from './model-uses.ts';

/** Returns a model that records the tokens of each call. If they cannot be recorded, the answer still counts. */
export const recordedModel = (
  model: LanguageModel,
  { uses, reportError, ...use }: Ledger,
): LanguageModel => ({
  async ask(question) {
    const answer = await model.ask(question);
    try {
      await uses.note({ ...use, tokens: answer.tokens });
    } catch (cause) {
      reportError(cause);
    }
    return answer;
  },
});

type Ledger = Omit<ModelUse, 'tokens'> & { uses: ModelUses; reportError: (cause: unknown) => string };
