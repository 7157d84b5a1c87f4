import { expect, test } from 'vitest';
import type { LanguageModel } from '../language-model/language-model.ts';
import { judgeArticle, type ArticleDoubt } from './judge-article.ts';

const article = {
  title: 'De tuin',
  excerpt: 'Over de tuin in de zomer.',
  paragraphs: [{ heading: undefined, text: 'Geef de tuin water in de avond.' }],
};
const supports: LanguageModel = {
  ask: ({ material }) => {
    const { paragraphs } = material as { paragraphs: { number: number; text: string }[] };
    const verdicts = paragraphs.map(({ number, text }) => ({
      number,
      verdict: 'supported',
      subject: 'none',
      words: text.trim().split(' ').slice(0, 3).join(' '),
    }));
    return Promise.resolve({ ok: true, value: { verdicts }, tokens: { input: 0, output: 0 } } as never);
  },
};
const doubt = { segment: 'b7', detail: 'added', text: ' Geef de tuin water in de avond.' };
const judged = (rejected: ArticleDoubt[]) =>
  judgeArticle(supports, article, { topic: 'tuin', locale: 'nl', timeoutSeconds: 9, rejected });

test('a new verdict cannot accept an unchanged rejected paragraph, but can replace a missing verdict', async () => {
  expect(await judged([{ ...doubt, code: 'unsupported' }])).toEqual([
    { ...doubt, code: 'unsupported', segment: 'b1' },
  ]);
  expect(await judged([{ ...doubt, code: 'unjudged' }])).toEqual([]);
  expect(await judged([{ ...doubt, code: 'unsupported', text: 'Other words.' }])).toEqual([]);
});
