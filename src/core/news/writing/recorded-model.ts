import type { LanguageModel } from '../../language-model/language-model.ts';
import type { ModelUses } from '../../language-model/model-uses.ts';

/** Wraps a model to record the cost of each answer, even of a failed one. */
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
  /** The slug base of the day's news, such as `daily-ibiza-news-2026-11-21`. */
  about: string;
  reportError: (cause: unknown) => string;
};
