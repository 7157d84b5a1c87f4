import { mapAnswer } from '../../../language-model/ask-checked.ts';
import { noTokens, type LanguageModel, type ModelAnswer } from '../../../language-model/language-model.ts';
import { evenText, folded, readWords } from '../../../language/read-words.ts';
import type { Locale } from '../../../locale.ts';
import type { NewsFacts } from '../news-writer.ts';
import { maxReportLength } from '../questions.ts';
import type { WrittenSentence } from '../sentence/check-sentence.ts';
import type { Fault } from '../sentence/fault.ts';
import { sourceOf } from '../news-facts.ts';
import type { Ruling } from '../sentence/check-text.ts';
import { judgeShape, judgeTask, type Verdict } from './judge-question.ts';

/**
 * Asks a model whether each sentence says the same as its source. Returns a ruling or a fault for each sentence.
 * “Supported” needs words quoted from the source. Two answers about one sentence count as no answer.
 */
export async function judgeSentences(
  sentences: readonly WrittenSentence[],
  { judge, facts, locale }: JudgeContext,
): Promise<ModelAnswer<(Ruling & { fault?: Fault })[]>> {
  if (sentences.length === 0) return { ok: true, value: [], tokens: noTokens };
  const numbered = sentences.map((sentence, number) => ({
    ...sentence,
    number,
    ...sourceOf(sentence, facts),
  }));
  const answer = await judge.ask({
    task: judgeTask(locale),
    material: {
      reports: Object.values(Object.groupBy(numbered, ({ report }) => report)).map((each = []) => ({
        ...reportMaterial(each[0]?.report, facts),
        sentences: each.map(({ number, text, source }) => ({ number, text, source })),
      })),
    },
    shape: judgeShape,
    timeoutSeconds,
  });
  return mapAnswer(answer, ({ verdicts }) =>
    numbered.map(({ number, source }) =>
      rulingOf(
        verdicts.filter((verdict) => verdict.number === number),
        source,
      ),
    ),
  );
}

const timeoutSeconds = 100;

function reportMaterial(id: string | undefined, { reports }: NewsFacts): object {
  const report = reports.find((one) => one.id === id);
  return {
    title: report?.title,
    text: report?.summary.slice(0, maxReportLength),
    published: report?.publishedAt,
  };
}

function rulingOf(verdicts: readonly Verdict[], source: readonly string[]): Ruling & { fault?: Fault } {
  const [verdict, ...more] = verdicts;
  if (verdict === undefined) return { fault: { kind: 'unjudged', detail: 'no verdict' } };
  if (more.length > 0) return { fault: { kind: 'unjudged', detail: 'two verdicts' } };
  const isQuoted = quotes(verdict.words, source.join(' '));
  if (verdict.verdict !== 'supported') {
    const detail = isQuoted ? `${verdict.verdict}: ${verdict.words}` : verdict.verdict;
    return { fault: { kind: 'unsupported', detail } };
  }
  if (!isQuoted) return { fault: { kind: 'unjudged', detail: 'no words of the source' } };
  return verdict.subject === 'none' ? {} : { sensitive: verdict.subject };
}

/** Quotations must be longer, because a single word may be in the source by chance. */
const quotes = (words: string, source: string): boolean =>
  readWords(words).length >= 2 && plain(source).includes(plain(words));

const plain = (text: string): string => folded(evenText(text)).replace(/[\s."'…]+$/, '');

type JudgeContext = { judge: LanguageModel; facts: NewsFacts; locale: Locale };
