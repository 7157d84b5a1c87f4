import { noTokens, type LanguageModel, type ModelCost } from '../../../language-model/language-model.ts';
import type { Locale } from '../../../locale.ts';
import type { NewsFacts, ReviewReason } from '../news-writer.ts';
import type { CheckedText } from '../sentence/check-text.ts';
import { judgeSentences } from './judge-sentences.ts';

/** Has a judge check the new sentences. If the judge does not answer, a person must read the text. */
export async function judgeText(
  { sentences }: CheckedText,
  { judge, facts, locale }: JudgeContext,
): Promise<ModelCost & { value: JudgedText }> {
  if (judge === undefined) return { value: { sentences, unread: 'no-judge' }, tokens: noTokens };
  const due = sentences.filter(({ faults, ruling }) => faults.length === 0 && ruling === undefined);
  const judged = await judgeSentences(due, { judge, facts, locale });
  const { tokens } = judged;
  if (!judged.ok) return { value: { sentences, unread: `judge-${judged.trouble}` }, tokens };
  return {
    value: {
      sentences: sentences.map((sentence) => {
        const ruling = judged.value[due.indexOf(sentence)];
        if (ruling === undefined) return sentence;
        return ruling.fault === undefined ? { ...sentence, ruling } : { ...sentence, faults: [ruling.fault] };
      }),
    },
    tokens,
  };
}

type JudgeContext = { judge: LanguageModel | undefined; facts: NewsFacts; locale: Locale };

export type JudgedText = CheckedText & { unread?: ReviewReason };
