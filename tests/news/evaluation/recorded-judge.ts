import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { messagesOf } from '#adapters/language-model/chat-messages.ts';
import { readAnswer } from '#adapters/language-model/answer/chat-answer.ts';
import {
  noTokens,
  type LanguageModel,
  type ModelAnswer,
  type Question,
} from '#core/language-model/language-model.ts';
import type { Locale } from '#core/locale.ts';
import { judgeShape } from '#core/language-model/judge-each.ts';
import { judgeTask, judgeText } from '#core/news/writing/judge/judge-text.ts';
import type { JudgeMaterial } from '../answers.ts';
import type { EvaluationText } from './evaluation-set.ts';
import { digestOf } from './sealed-part.ts';

/**
 * Language models that acted as the judge. They saw only the judge’s prompts. Their verdicts are stored with digests of
 * the sentences, so that no sentence of the sealed part can be read.
 */
export const readers = ['careful', 'careless'] as const;
export type Reader = (typeof readers)[number];

const recordSchema = v.object({
  task: v.string(),
  verdicts: v.array(
    v.object({ digest: v.string(), verdict: v.string(), words: v.string(), subject: v.string() }),
  ),
});
type Recorded = v.InferOutput<typeof recordSchema>;

const fileOf = (locale: Locale, reader: Reader): string =>
  `${import.meta.dirname}/verdicts/${locale}${reader === 'careless' ? '.careless' : ''}.json`;

export const readVerdicts = (locale: Locale, reader: Reader): Recorded | undefined =>
  existsSync(fileOf(locale, reader))
    ? v.parse(recordSchema, JSON.parse(readFileSync(fileOf(locale, reader), 'utf8')))
    : undefined;

/** The order of the instructions does not count: since these verdicts, the judge must quote before it decides. */
export const taskDigest = (locale: Locale): string =>
  createHash('sha256').update(judgeTask(locale).split('\n').sort().join('\n')).digest('hex').slice(0, 16);

export async function judgeMessages({ facts, sentences }: EvaluationText, locale: Locale): Promise<Asked> {
  const questions: Question<typeof judgeShape>[] = [];
  const judge: LanguageModel = {
    ask: (question) => {
      questions.push(question as unknown as Question<typeof judgeShape>);
      return Promise.resolve({ ok: false, trouble: 'unreachable', detail: '', tokens: noTokens });
    },
  };
  await judgeText(
    { sentences: sentences.map((sentence) => ({ ...sentence, faults: [] })) },
    { judge, facts, locale },
  );
  const [question] = questions;
  if (question === undefined) throw new Error('The text has no sentences.');
  const material = question.material as JudgeMaterial;
  return {
    messages: messagesOf(question),
    numbered: material.reports.flatMap(({ sentences: some }) => some),
  };
}

type Asked = {
  messages: { role: string; content: string }[];
  numbered: { number: number; text: string }[];
};

/** Stores a reader’s verdicts. Throws if an answer does not have the shape that the product requires of its judge. */
export function storeVerdicts(
  answered: readonly { answer: string; numbered: Asked['numbered'] }[],
  { locale, reader }: { locale: Locale; reader: Reader },
): { stored: number; unknown: number } {
  let unknown = 0;
  const verdicts = answered.flatMap(({ answer, numbered }, at) => {
    const body = JSON.stringify({ choices: [{ message: { content: answer } }] });
    const read = readAnswer(body, judgeShape);
    if (!read.ok) throw new Error(`Answer ${at + 1}: ${read.detail}`);
    return read.value.verdicts.flatMap(({ number, ...verdict }) => {
      const about = numbered.find((each) => each.number === number);
      if (about === undefined) unknown += 1;
      return about === undefined ? [] : [{ digest: digestOf(about.text), ...verdict }];
    });
  });
  const recorded: Recorded = { task: taskDigest(locale), verdicts };
  mkdirSync(`${import.meta.dirname}/verdicts`, { recursive: true });
  writeFileSync(fileOf(locale, reader), `${JSON.stringify(recorded, undefined, 2)}\n`);
  return { stored: verdicts.length, unknown };
}

/** The verdict on a sentence of the examination: the true one repeats its source, and all others are false. */
export const examined = (text: string, source: readonly string[]) => ({
  verdict: source.join(' ') === text ? 'supported' : 'added',
  words: source.join(' '),
  subject: 'none',
});

export function recordedJudge({ verdicts }: Recorded): LanguageModel {
  const recorded = Map.groupBy(verdicts, ({ digest }) => digest);
  return {
    ask: ({ material, shape }) => {
      const content = {
        verdicts: (material as JudgeMaterial).reports
          .flatMap(({ sentences }) => sentences)
          .flatMap(({ number, text, source }) => {
            const own = recorded.get(digestOf(text)) ?? [examined(text, source)];
            return own.map((each) => ({ ...each, number }));
          }),
      };
      const value = v.parse(shape, content);
      return Promise.resolve({ ok: true, value, tokens: noTokens } as ModelAnswer<never>);
    },
  };
}
