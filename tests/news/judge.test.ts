import { describe, expect, test } from 'vitest';
import type { LanguageModel, ModelAnswer } from '#core/language-model/language-model.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import type { NewsFacts } from '#core/news/writing/news-writer.ts';
import {
  aJudge,
  day,
  foundIn,
  goodText,
  itemsOf,
  phrases,
  scriptedModel,
  verdictsOn,
  stories,
} from './answers.ts';
import type { JudgeMaterial } from './answers.ts';

const written = async (judge: LanguageModel | undefined, ...answers: unknown[]) => {
  const model = scriptedModel(foundIn(stories), ...answers);
  const writer = writeNews({ model, judge, day, phrases });
  const found = await writer.facts(itemsOf(stories));
  if (!found.ok) throw new Error(found.detail);
  const answer = await writer.text(found.facts, 'nl');
  if (!answer.ok) throw new Error(answer.detail);
  return { ...answer, facts: found.facts, asked: model.asked };
};
const failing = (trouble: string): LanguageModel => ({
  ask: () =>
    Promise.resolve({
      ok: false,
      trouble,
      detail: '',
      tokens: { input: 7, output: 0 },
    } as ModelAnswer<never>),
});
const good = goodText(stories, 'nl');
const [wrong = { text: '', facts: [] }] = good.paragraphs[0] ?? [];

describe('judged news text', () => {
  test('is published without a review by a person if the judge accepts every sentence', async () => {
    const judge = aJudge();
    const { text, tokens } = await written(judge, good);
    expect(text).toMatchObject({ isAi: true, waits: [], dropped: [] });
    expect(judge.asked).toHaveLength(1);
    expect(tokens).toEqual({ input: 150, output: 15 });
  });

  test.each(['slow', 'unreachable', 'wrong-shape', 'cut-off'])(
    'needs a person’s review if the request to the judge fails with “%s”',
    async (trouble) => {
      const { text } = await written(failing(trouble), good);
      expect(text.waits).toEqual([`judge-${trouble}`]);
    },
  );

  test('waits for a person’s review if no judge is configured', async () => {
    expect((await written(undefined, good)).text.waits).toEqual(['no-judge']);
  });

  test('waits for a person’s review if the judge or a word in the source indicates a sensitive subject', async () => {
    const seeing: LanguageModel = {
      ask: ({ material }) => {
        const { verdicts } = verdictsOn(material as JudgeMaterial);
        const value = { verdicts: verdicts.map((verdict) => ({ ...verdict, subject: 'private-person' })) };
        return Promise.resolve({ ok: true, value, tokens: { input: 0, output: 0 } } as ModelAnswer<never>);
      },
    };
    expect((await written(seeing, good)).text.waits).toEqual(['sensitive']);

    const { facts } = await written(aJudge(), good);
    const theft: NewsFacts = {
      ...facts,
      facts: facts.facts.map((fact) => ({ ...fact, quote: `${fact.quote} Detuvieron al ladrón.` })),
    };
    const writer = writeNews({ model: scriptedModel(good), judge: aJudge(), day, phrases });
    expect(await writer.text(theft, 'nl')).toMatchObject({ ok: true, text: { waits: ['sensitive'] } });
  });

  test('gets a repair of a rejected sentence, and a second judgement of only the repaired sentence', async () => {
    const other = goodText(stories, 'nl', 1).paragraphs[0]?.[0] ?? wrong;
    const judge = aJudge((text) => text !== wrong.text);
    const { text, asked } = await written(judge, good, { sentences: [{ number: 2, ...other }] });
    expect(JSON.stringify(asked[2]?.material)).toContain('"kind":"unsupported","detail":"meaning: ');
    expect(judge.asked).toHaveLength(2);
    const again = judge.asked[1]?.material as JudgeMaterial;
    expect(again.reports.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text))).toEqual([
      other.text,
    ]);
    expect(text.dropped).toEqual([]);
    expect(text.content).toContain(other.text);
  });

  test.each([
    ['repeats', [{ number: 2, ...wrong, text: ` ${wrong.text}` }]],
    ['leaves out', []],
  ])(
    'leaves out a rejected sentence that the repair %s, even if the judge would now accept the sentence',
    async (_, sentences) => {
      let asked = 0;
      const contradicting = aJudge((sentence) => sentence !== wrong.text || (asked += 1) > 1);
      const { text } = await written(contradicting, good, { sentences });
      expect(text.dropped).toMatchObject([{ sentence: wrong.text }]);
      expect(text.content).not.toContain(wrong.text);
    },
  );

  test('leaves out a sentence that the judge rejects even after the repair', async () => {
    const { text } = await written(
      aJudge((sentence) => sentence !== wrong.text),
      good,
      { sentences: [{ number: 2, ...wrong }] },
    );
    expect(text.dropped).toMatchObject([{ sentence: wrong.text }]);
    expect(text.content).not.toContain(wrong.text);
    expect(text.waits).toEqual([]);
  });
});
