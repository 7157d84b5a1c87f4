import type { Tokens } from '../../language-model/language-model.ts';
import type { ModelUses } from '../../language-model/model-uses.ts';
import type { NewsWriter } from './news-writer.ts';

/**
 * Wraps a writer and records its use of the model, whatever the outcome. If recording fails, the error is logged and
 * the news is kept.
 */
export function recordingWriter(writer: NewsWriter, { uses, slugBase, reportError }: Ledger): NewsWriter {
  return {
    isAi: writer.isAi,
    async facts(items) {
      const answer = await writer.facts(items);
      await note(slugBase, answer.tokens);
      return answer;
    },
    async text(facts, locale, others) {
      const answer = await writer.text(facts, locale, others);
      await note(`${slugBase}-${locale}`, answer.tokens);
      return answer;
    },
  };

  async function note(about: string, tokens: Tokens): Promise<void> {
    try {
      await uses.note({ purpose: 'news', about, tokens });
    } catch (cause) {
      reportError(cause);
    }
  }
}

type Ledger = {
  uses: ModelUses;
  /** The slug base of the day's news, such as `daily-ibiza-news-2026-11-21`. */
  slugBase: string;
  reportError: (cause: unknown) => string;
};
