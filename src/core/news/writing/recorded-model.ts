import type { LanguageModel } from '../../language-model/language-model.ts';
import type { ModelUses } from '../../language-model/model-uses.ts';

/** Wraps a model so that the cost of each answer is recorded, even of a failed answer. */
export const recordedModel = (model: LanguageModel, { uses, about, reportError }: Ledger): LanguageModel => ({
  async ask(question) {
    const answer = await model.ask(question);
    try {
      await uses.note({ purpose: 'news', about, tokens: answer.tokens });
    } catch (cause) {
      reportError(cause);
    }
    return answer;
  },
});

type Ledger = {
  uses: ModelUses;
  about: string;
  reportError: (cause: unknown) => string;
};
