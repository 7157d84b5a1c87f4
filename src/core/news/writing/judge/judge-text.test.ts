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
const supported = { number: 0, verdict: 'supported', words: 'no ha aprobado todavía', subject: 'none' };
const wrong = { number: 1, verdict: 'negation', words: 'no ha aprobado todavía', subject: 'none' };

const judgeSaying = (answer: object): LanguageModel => ({
  ask: () => Promise.resolve({ tokens: { input: 1, output: 1 }, ...answer } as ModelAnswer<never>),
});
const judged = async (judge: LanguageModel | undefined, unread?: JudgedText['unread']) => {
  const text = (at: number) => ({ text: sentences[at] ?? '', facts: ['f1'] });
  const located = sentencesOf({ title: text(0), excerpt: [], paragraphs: [[text(1)]] });
  const checked = { sentences: located.map((sentence) => ({ ...sentence, faults: [] })), unread };
  const { value } = await judgeText(checked, { judge, facts, locale: 'en' });
  return {
    unread: value.unread,
    faults: value.sentences.map(({ faults }) =>
      faults.map(({ kind, detail }) => `${kind}: ${detail}`).join(),
    ),
    subjects: value.sentences.map(({ ruling }) => ruling?.sensitive),
  };
};

/** Gives these verdicts on the two sentences, and passes the examination. */
const verdicts = (...all: Verdict[]): LanguageModel => ({
  ask: ({ material }) => {
    const numbered = (material as Material).reports.flatMap((report) => report.sentences);
    const answers = numbered.flatMap(({ number, text, source }) => {
      const at = sentences.indexOf(text);
      if (at >= 0) return all.filter((each) => each.number === at).map((each) => ({ ...each, number }));
      const verdict = text === source.join(' ') ? 'supported' : 'added';
      return [{ number, verdict, words: source.join(' '), subject: 'none' }];
    });
    return judgeSaying({ ok: true, value: { verdicts: answers } }).ask({} as never);
  },
});
type Verdict = typeof supported;
type Material = { reports: { sentences: { number: number; text: string; source: string[] }[] }[] };

describe('judgeText', () => {
  test('rejects a sentence that the source does not support, and gives the reason', async () => {
    expect(await judged(verdicts(supported, wrong))).toEqual({
      unread: undefined,
      faults: ['', 'unsupported: negation: no ha aprobado todavía'],
      subjects: [undefined, undefined],
    });
  });

  test('rejects a sentence on which the judge gives no verdict', async () => {
    expect((await judged(verdicts(wrong))).faults[0]).toBe('unjudged: no verdict');
  });

  test('returns the subject of a sentence if the subject is sensitive', async () => {
    const accusing = verdicts({ ...supported, subject: 'accusation' }, wrong);
    expect((await judged(accusing)).subjects[0]).toBe('accusation');
  });

  test('reports the text as unchecked if the request fails', async () => {
    expect(await judged(judgeSaying({ ok: false, trouble: 'slow', detail: '' }))).toMatchObject({
      unread: 'judge-slow',
      faults: ['', ''],
    });
  });

  test('sends each sentence with its report and source, and omits the name rules if there is no glossary', async () => {
    const questions: unknown[] = [];
    const judge: LanguageModel = {
      ask: (question) => {
        questions.push(question);
        return verdicts(supported, wrong).ask(question);
      },
    };
    await judged(judge);
    expect(questions).toMatchObject([
      {
        material: {
          reports: [
            {
              title: 'La tasa espera',
              text: quote,
              published: '2026-11-20T08:00:00.000Z',
            },
          ],
        },
      },
    ]);
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
    const again = await judged(verdicts(supported, wrong), 'exam-believed');
    expect(again).toMatchObject({ unread: 'exam-believed', faults: ['', ''] });
  });

  test('reports the text as unchecked if no judge is configured', async () => {
    expect(await judged(undefined)).toMatchObject({ unread: 'no-judge', faults: ['', ''] });
  });
});
