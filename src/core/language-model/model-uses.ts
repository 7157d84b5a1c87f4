import type { LanguageModel, Tokens } from './language-model.ts';

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

/** Records the tokens of each call, for the costs that the desk shows. */
export type ModelUses = { note: (use: ModelUse) => Promise<void> };

export type ModelUse = {
  purpose: 'translation' | 'article' | 'news' | 'judge';
  /** The slug, or slug base, of the text that the call was for. */
  about: string;
  tokens: Tokens;
};

type Ledger = Omit<ModelUse, 'tokens'> & { uses: ModelUses; reportError: (cause: unknown) => string };
