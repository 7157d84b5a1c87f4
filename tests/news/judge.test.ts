/**
 * What the verdicts of a second model, the judge, do to a text: publish it, drop sentences, or let it wait for a
 * person.
 */
import { describe, expect, test } from 'vitest';
import type { LanguageModel, ModelAnswer } from '#core/language-model/language-model.ts';
import { locales } from '#core/locale.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import type { NewsFacts } from '#core/news/writing/news-writer.ts';
import { seededRandom } from '../support/seeded-random.ts';
import {
  aJudge,
  day,
  foundIn,
  goodText,
  phrases,
  scriptedModel,
  verdictsOn,
  stories,
  writtenNews,
  type JudgeMaterial,
} from './answers.ts';

const written = async (judge: LanguageModel | undefined, ...answers: unknown[]) => {
  const model = scriptedModel(foundIn(stories), ...answers);
  return { ...(await writtenNews('nl', { model, judge })), questions: model.questions };
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
    expect(judge.questions).toHaveLength(2);
    expect(tokens).toEqual({ input: 200, output: 20 });
  });

  test.each(locales)('contains nothing of the examination, nor do the records, in %s', async (locale) => {
    const text = goodText(stories, locale, 1);
    const refused = text.paragraphs[0]?.[1];
    const kept = [text.title, ...text.excerpt, ...text.paragraphs.flat()].filter((each) => each !== refused);
    for (let seed = 1; seed <= 5; seed++) {
      const model = scriptedModel(foundIn(stories), text, { sentences: [] });
      const judge = aJudge((sentence) => sentence !== refused?.text);
      const news = await writtenNews(locale, { model, judge, random: seededRandom(seed) });
      const inside = (whole: string) => (each: { text: string }) =>
        whole.includes(JSON.stringify(each.text).slice(1, -1));
      const controls = judge.questions
        .flatMap(({ material }) => (material as JudgeMaterial).reports.flatMap(({ sentences }) => sentences))
        .filter((each) => each.text !== each.source.join(' ') && !inside(JSON.stringify(text))(each));
      expect(controls.length).toBeGreaterThan(5);
      expect(controls.filter(inside(JSON.stringify(news.text)))).toEqual([]);
      // A sentence that stood beside another source in the examination keeps its own, and is counted once.
      const sourceOf = (ids: string[]) =>
        new Set(news.facts.facts.flatMap(({ id, quote }) => (ids.includes(id) ? [quote] : [])));
      expect(news.text.evidence).toEqual(
        kept.map((each) => ({ sentence: each.text, source: [...sourceOf(each.facts)].join(' ') })),
      );
      expect(news.text.dropped).toMatchObject([{ sentence: refused?.text }]);
    }
  });

  test.each(['slow', 'unreachable', 'wrong-shape', 'cut-off'])(
    'needs a person’s review if the request to the judge fails with “%s”',
    async (trouble) => {
      const { text } = await written(failing(trouble), good);
      expect(text.waits).toEqual([`judge-${trouble}`]);
    },
  );

  test.each<[string, (text: string, source: string[]) => boolean, string]>([
    ['supports every sentence', () => true, 'exam-believed'],
    ['refuses every sentence', () => false, 'exam-refused'],
  ])('waits, whole and unrepaired, if the judge %s', async (_, isSupported, reason) => {
    const judge: LanguageModel = {
      ask: ({ material }) => {
        const verdicts = (material as JudgeMaterial).reports.flatMap(({ sentences }) =>
          sentences.map(({ number, text, source }) => ({
            number,
            verdict: isSupported(text, source) ? 'supported' : 'cause',
            words: source.join(' '),
            subject: 'none',
          })),
        );
        return Promise.resolve({
          ok: true,
          value: { verdicts },
          tokens: { input: 0, output: 0 },
        } as ModelAnswer<never>);
      },
    };
    const { text, questions } = await written(judge, good);
    expect(text).toMatchObject({ isAi: true, dropped: [], waits: [expect.stringContaining(reason)] });
    expect(questions).toHaveLength(2);
    // Nothing of the examination is stored.
    const sentences = [good.title, ...good.excerpt, ...good.paragraphs.flat()].map(
      (sentence) => sentence.text,
    );
    expect(text.evidence.map(({ sentence }) => sentence)).toEqual(sentences);
  });

  test('waits for a person’s review if no judge is configured', async () => {
    expect((await written(undefined, good)).text.waits).toEqual(['no-judge']);
  });

  test('waits for a person’s review if the judge or a word in the source indicates a sensitive subject', async () => {
    const seeing: LanguageModel = {
      ask: (question) => {
        const { verdicts } = verdictsOn(question);
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
    expect(await writer.text(theft, 'nl')).toMatchObject({ ok: true, value: { waits: ['sensitive'] } });
  });

  test('gets a repair of a rejected sentence, and a second judgement of only the repaired sentence', async () => {
    const other = goodText(stories, 'nl', 1).paragraphs[0]?.[0] ?? wrong;
    const judge = aJudge((text) => text !== wrong.text);
    const { text, facts, questions } = await written(judge, good, { sentences: [{ number: 2, ...other }] });
    expect(JSON.stringify(questions[2]?.material)).toContain('"kind":"unsupported","detail":"meaning: ');
    expect(judge.questions).toHaveLength(3);
    const again = (judge.questions[2]?.material as JudgeMaterial).reports.flatMap((each) => each.sentences);
    const sourceOf = (ids: string[]) =>
      facts.facts.filter(({ id }) => ids.includes(id)).map(({ quote }) => quote);
    const own = [other, ...good.paragraphs.flat()].map((each) => [each.text, ...sourceOf(each.facts)].join());
    // All others are control sentences: false ones, and one that repeats its source, as a text may do itself.
    const asWritten = again.filter(
      (each) => each.text !== each.source.join(' ') && own.includes([each.text, ...each.source].join()),
    );
    expect(asWritten.map((each) => each.text)).toEqual([other.text]);
    expect(text.dropped).toEqual([]);
    expect(text.content).toContain(other.text);
  });

  test.each([
    ['repeats', [{ number: 2, ...wrong, text: ` ${wrong.text}` }]],
    ['leaves out', []],
  ])(
    'leaves out a rejected sentence that the repair %s, even if the judge would now accept the sentence',
    async (_, sentences) => {
      let times = 0;
      const contradicting = aJudge((sentence) => sentence !== wrong.text || (times += 1) > 1);
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
