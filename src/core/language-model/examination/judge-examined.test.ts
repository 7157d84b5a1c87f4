import { describe, expect, test } from 'vitest';
import type { LanguageModel, ModelAnswer } from '../language-model.ts';
import { addedClaims } from './added-claims.ts';
import { controlsFor } from './controls.ts';
import type { Sentence } from './false-versions.ts';
import { judgeExamined } from './judge-examined.ts';

type Numbered = { number: number; text: string; source: string };
type Verdict = { verdict: string; words: string };

const pieces = Array.from({ length: 8 }, (_, at) => ({
  text: `In ${20 + at} weeks, Obras Muestra repairs the road number ${at} of Sant Model.`,
  source: `En ${20 + at} semanas, Obras Muestra arregla la carretera número ${at} de Sant Model.`,
}));
const isHonest = ({ text, source }: Sentence): boolean =>
  text === source || pieces.some((piece) => piece.text === text && piece.source === source);
const careful = ({ text, source }: Numbered): Verdict => ({
  verdict: isHonest({ text, source }) ? 'supported' : 'added',
  words: source.split(' ').slice(0, 5).join(' '),
});

/** Returns the answer of `judgeExamined` and what the judge was asked. */
async function examined(
  answer: (each: Numbered, at: number) => Verdict | undefined,
  some: readonly Sentence[] = pieces,
  truths?: readonly Sentence[],
) {
  const asked: Numbered[][] = [];
  const judge: LanguageModel = {
    ask: ({ material }) => {
      const given = material as Numbered[];
      asked.push(given);
      const verdicts = given.flatMap((each) => {
        const verdict = answer(each, each.number);
        return verdict === undefined ? [] : [{ number: each.number, subject: 'none', ...verdict }];
      });
      return Promise.resolve({
        ok: true,
        value: { verdicts },
        tokens: { input: 10, output: 1 },
      } as ModelAnswer<never>);
    },
  };
  const result = await judgeExamined(judge, some, {
    locale: 'en',
    ...(truths && { truths }),
    toQuestion: (numbered) => ({ task: '', material: numbered, timeoutSeconds: 1 }),
  });
  return { result, asked };
}
const troubleOf = async (answer: Parameters<typeof examined>[0], some: readonly Sentence[] = pieces) => {
  const { result } = await examined(answer, some);
  return result.ok ? 'passed' : result.trouble;
};
const supports = (words: (each: Numbered) => string) => (each: Numbered) => ({
  verdict: 'supported',
  words: words(each),
});

describe('judgeExamined', () => {
  test('returns one judgement for each sentence, in order, if the judge passes', async () => {
    const rejected = pieces[3]?.text;
    const { result } = await examined((each) =>
      each.text === rejected ? { verdict: 'cause', words: '' } : careful(each),
    );
    expect(result).toMatchObject({ ok: true, tokens: { input: 20, output: 2 } });
    expect(result.ok && result.value.map(({ fault }) => fault?.kind)).toEqual(
      pieces.map(({ text }) => (text === rejected ? 'unsupported' : undefined)),
    );
  });

  test('adds four false and a true control to each question, at places that change', async () => {
    const places = new Set<string>();
    for (let run = 0; run < 12; run++) {
      const { asked } = await examined(careful);
      expect(asked).toHaveLength(2);
      for (const given of asked) {
        expect(given.map(({ number }) => number)).toEqual(given.map((_, at) => at));
        const controls = given.filter((each) => !isHonest(each) || each.text === each.source);
        expect(controls.filter(({ text, source }) => text === source)).toHaveLength(1);
        expect(controls).toHaveLength(5);
        // One of the false controls is a sentence of the text, unchanged, beside another source.
        expect(controls.filter(({ text }) => pieces.some((piece) => piece.text === text))).toHaveLength(1);
        places.add(controls.map(({ number }) => number).join());
        // No sentence of the question shares its source with a false control, so likeness gives nothing away.
        const [own, others] = [true, false].map((isOwn) =>
          given.filter((each) => !controls.includes(each) === isOwn).map(({ source }) => source),
        );
        expect(own?.filter((source) => others?.includes(source))).toEqual([]);
      }
    }
    expect(places.size).toBeGreaterThan(3);
  });

  // More judges without care: tests/news/bad-judges.test.ts.
  test.each<[string, Parameters<typeof examined>[0], string]>([
    [
      'supports everything with the nearest words',
      supports(({ source }) => source.split(' ').slice(0, 5).join(' ')),
      'exam-believed',
    ],
    ['refuses everything', () => ({ verdict: 'added', words: '' }), 'exam-refused'],
    ['answers nothing', () => undefined, 'exam-skipped'],
    ['never saw the first half', (each, at) => (at < 5 ? undefined : careful(each)), 'exam-skipped'],
    [
      'answers the first question again and again',
      (each, at) => (at === 0 ? careful(each) : { verdict: 'supported', words: each.source }),
      'exam-believed',
    ],
  ])('counts no verdict of a judge that %s', async (_, answer, trouble) => {
    for (let run = 0; run < 8; run++) expect(await troubleOf(answer)).toBe(trouble);
  });

  test('is passed by chance at most once in twenty times', async () => {
    let passed = 0;
    for (let run = 0; run < 150; run++)
      passed += Number(
        (await troubleOf(({ source }) => ({
          verdict: Math.random() < 0.5 ? 'supported' : 'added',
          words: source,
        }))) === 'passed',
      );
    expect(passed).toBeLessThan(8);
  });

  test('examines a question about a single sentence too', async () => {
    const [one] = pieces.slice(0, 1);
    expect(await troubleOf(careful, one && [one])).toBe('passed');
    expect(
      await troubleOf(
        supports(({ source }) => source),
        one && [one],
      ),
    ).toBe('exam-believed');
  });

  /** Refuses all false controls, except that its nth answers support those of these kinds. */
  const believing =
    (isBelieved: (text: string) => boolean, rounds = 1) =>
    () => {
      let left = rounds;
      return (each: Numbered): Verdict => {
        if (careful(each).verdict === 'supported' || !isBelieved(each.text) || left-- <= 0)
          return careful(each);
        return { verdict: 'supported', words: each.source };
      };
    };
  const exchanged = (text: string) => /In \d\d (?:years|days|months|minutes),/.test(text);
  const claimed = (text: string) => text.split(', ').length > 2;

  test('asks again if the judge errs only on a control that may be true by chance', async () => {
    const outcomes = { passed: 0, again: 0, failed: 0 };
    for (let run = 0; run < 40; run++) {
      const { result, asked } = await examined(believing(exchanged)());
      outcomes[result.ok ? 'passed' : 'failed'] += 1;
      if (asked.length === 3) outcomes.again += 1;
    }
    expect(outcomes.failed).toBe(0);
    expect(outcomes.again).toBeGreaterThan(2);
    for (let run = 0; run < 40; run++) {
      const { result, asked } = await examined(believing(exchanged, Infinity)());
      if (asked.length > 2 && !result.ok) expect(result.trouble).toBe('exam-believed');
    }
  });

  test('does not ask again if the judge errs on a control that is certainly false', async () => {
    for (let run = 0; run < 8; run++) {
      const { result, asked } = await examined(believing(claimed)());
      expect([result.ok, asked.length]).toEqual([false, 2]);
    }
  });

  test('keeps a sentence refused that the judge refused before it was asked again', async () => {
    for (let run = 0; run < 30; run++) {
      const judge = believing(exchanged)();
      let refusals = 0;
      const { result, asked } = await examined((each) =>
        each.text === pieces[0]?.text && refusals++ === 0 ? { verdict: 'cause', words: '' } : judge(each),
      );
      if (result.ok) expect(result.value[0]?.fault?.kind).toBe('unsupported');
      if (asked.length > 2) return;
    }
  });

  test('counts no verdict if too few false sentences could be made', async () => {
    const said = addedClaims.map(({ unless }) => unless.source.replace(/^\\b\(\?:|\)$/g, ' ')).join(' ');
    const context = said.replaceAll('|', ' ');
    const bare = [{ text: 'Rain.', source: 'Lluvia.', context }];
    expect(await troubleOf(careful, bare)).toBe('exam-missing');
  });

  test('takes the true control from `truths`, where a source is no true sentence', async () => {
    const truths = [{ text: 'The water is clear.', source: 'Het water is helder.' }];
    const [asked] = (await examined(careful, pieces.slice(0, 2), truths)).asked;
    expect(asked).toContainEqual(expect.objectContaining(truths[0]));
    expect(asked?.filter(({ text, source }) => text === source)).toEqual([]);
  });
});

test('a control puts a sentence beside another report only if that report does not say the same', () => {
  const expected = (...texts: string[]) => {
    const sentences = texts.map((text, at) => ({ text, source: `Informe ${at}.` }));
    return controlsFor(sentences, { written: sentences, locale: 'en', random: () => 0.5 }).map(
      ({ expects }) => expects,
    );
  };
  expect(expected('The port is closed.', 'The pool is closed.')).toContain('unproven');
  expect(expected('The port is closed.', 'The port is closed.')).not.toContain('unproven');
});

test('no false control is a sentence of the text, because a false version of a false sentence may be true', () => {
  const source = 'El puerto está abierto los lunes.';
  const written = [
    { text: 'The port is open on Mondays.', source },
    { text: 'The port is not open on Mondays.', source },
  ];
  const changed = Array.from({ length: 200 }, () =>
    controlsFor(written, { written, locale: 'en', random: Math.random }),
  )
    .flat()
    .filter(({ expects }) => expects === 'refused')
    .map(({ piece }) => piece.text);
  expect(changed.length).toBeGreaterThan(200);
  expect(changed.filter((text) => written.some((each) => each.text === text))).toEqual([]);
});
