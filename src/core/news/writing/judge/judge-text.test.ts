import { describe, expect, test } from 'vitest';
import type { LanguageModel, ModelAnswer, Question } from '../../../language-model/language-model.ts';
import type { NewsFacts } from '../news-writer.ts';
import { sentencesOf } from '../sentence/check-text.ts';
import { judgeText, type JudgedText } from './judge-text.ts';

const quote = 'El pleno no ha aprobado todavía la nueva tasa, según la alcaldesa.';
const facts: NewsFacts = {
  reports: [
    {
      id: 'tax',
      title: 'La tasa espera',
      summary: quote,
      link: 'https://feed.example/tax',
      source: 'Diario',
      publishedAt: '2026-11-20T08:00:00.000Z',
    },
  ],
  facts: [{ id: 'f1', report: 'tax', quote }],
  dropped: [],
};
const sentences = ['The new tax is not approved yet.', 'The council has approved the new tax.'];
/** Accepts the first sentence and refuses the second, and passes the examination. */
const judgeAsked = (questions: unknown[] = []): LanguageModel => ({
  ask: (question) => {
    questions.push(question);
    const numbered = (question.material as Material).reports.flatMap((report) => report.sentences);
    const verdicts = numbered.map(({ number, text, source }) => {
      const verdict = text === sentences[1] ? 'negation' : 'added';
      const isTrue = text === sentences[0] || text === source.join(' ');
      return { number, verdict: isTrue ? 'supported' : verdict, words: source.join(' '), subject: 'none' };
    });
    const answer = { ok: true, value: { verdicts }, tokens: { input: 1, output: 1 } };
    return Promise.resolve(answer as ModelAnswer<never>);
  },
});
type Material = { reports: { sentences: { number: number; text: string; source: string[] }[] }[] };

const judged = async (judge: LanguageModel, unread?: JudgedText['unread']) => {
  const text = (at: number) => ({ text: sentences[at] ?? '', facts: ['f1'] });
  const located = sentencesOf({ title: text(0), excerpt: [], paragraphs: [[text(1)]] });
  const checked = { sentences: located.map((sentence) => ({ ...sentence, faults: [] })), unread };
  const { value } = await judgeText(checked, { judge, facts, locale: 'en' });
  return { unread: value.unread, faults: value.sentences.map((sentence) => sentence.faults) };
};

// What a text becomes if the judge is away, fails, or names a subject: tests/news/judge.test.ts.
describe('judgeText', () => {
  test('rejects a sentence that the source does not support, and gives the reason', async () => {
    expect(await judged(judgeAsked())).toEqual({
      unread: undefined,
      faults: [[], [{ kind: 'unsupported', detail: `negation: ${quote}` }]],
    });
  });

  test('sends each sentence with its report and source, and omits the name rules if there is no glossary', async () => {
    const questions: unknown[] = [];
    await judged(judgeAsked(questions));
    const report = { title: 'La tasa espera', text: quote, published: '2026-11-20T08:00:00.000Z' };
    expect(questions).toMatchObject([{ material: { reports: [report] } }]);
    const [{ task, timeoutSeconds, material }] = questions as [Question<never> & { material: Material }];
    expect(material.reports[0]?.sentences).toEqual(
      expect.arrayContaining(
        sentences.map((text) => ({ number: expect.any(Number) as number, text, source: [quote] })),
      ),
    );
    expect(task).not.toContain('The editors maintain these names');
    expect(timeoutSeconds).toBeLessThanOrEqual(100);
    expect(timeoutSeconds).toBeGreaterThan(95);
  });

  test('gives a judge that failed its examination no second try with the same text', async () => {
    expect(await judged(judgeAsked(), 'exam-believed')).toEqual({
      unread: 'exam-believed',
      faults: [[], []],
    });
  });
});
