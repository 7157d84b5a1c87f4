import { describe, expect, test } from 'vitest';
import type { LanguageModel, ModelAnswer } from '#core/language-model/language-model.ts';
import { locales, type Locale } from '#core/locale.ts';
import { judgeText } from '#core/news/writing/judge/judge-text.ts';
import { newsFactsFrom } from '#core/news/writing/news-facts.ts';
import type { NewsFacts, NewsReport } from '#core/news/writing/news-writer.ts';
import { checkSentence } from '#core/news/writing/sentence/check-sentence.ts';
import type { JudgeMaterial } from '../answers.ts';
import { cases } from './cases.ts';
import { examined } from './recorded-judge.ts';

/** Each case is a separate day of news, with the facts that `newsFactsFrom` accepts. */
const days = cases.map(({ title, summary, quote, honest, words, wrong }, at) => {
  const report: NewsReport = {
    id: `case-${at}`,
    title,
    summary,
    link: 'https://feed.example/',
    source: 'Diario de Prueba',
    publishedAt: '2026-11-20T08:00:00.000Z',
  };
  const found = { report: 'r1', quote };
  const { facts, dropped } = newsFactsFrom([found], [report]);
  return { facts: { reports: [report], facts, dropped }, honest, words, wrong };
});

type Answered = { verdict: string; words: string };

type Answering = (text: string, source: string[]) => Answered;

const judgeAnswering = (answer: Answering): LanguageModel => ({
  ask: ({ material }) => {
    const verdicts = (material as JudgeMaterial).reports.flatMap(({ sentences }) =>
      sentences.map(({ number, text, source }) => ({ number, subject: 'none', ...answer(text, source) })),
    );
    return Promise.resolve({
      ok: true,
      value: { verdicts },
      tokens: { input: 0, output: 0 },
    } as ModelAnswer<never>);
  },
});

const reader: Answering = (text, source) => {
  for (const { honest, words, wrong } of cases)
    for (const locale of locales) {
      if (honest[locale] === text) return { verdict: 'supported', words };
      const found = wrong.find((each) => each[locale] === text);
      if (found !== undefined) return found;
    }
  return examined(text, source);
};

/** A judge that accepts every sentence, and quotes the beginning of the source. */
const careless: Answering = (_, source) => ({
  verdict: 'supported',
  words: source.join(' ').split(' ').slice(0, 5).join(' '),
});

/** A judge that accepts every sentence, and quotes nothing. */
const silent: Answering = () => ({ verdict: 'supported', words: '' });

async function isRefused(
  text: string,
  answer: Answering,
  { facts, locale }: On,
): Promise<'rules' | 'judge' | undefined> {
  const sentence = { text, facts: facts.facts.map(({ id }) => id) };
  if (checkSentence(sentence, { facts, locale }).length > 0) return 'rules';
  const located = [{ ...sentence, part: 'text' as const, paragraph: 0, faults: [] }];
  // The judge passes its examination, whatever it says about the sentence.
  const judge = judgeAnswering((each, source) => (each === text ? answer : examined)(each, source));
  const { value } = await judgeText({ sentences: located }, { judge, facts, locale });
  expect(value.unread).toBeUndefined();
  return value.sentences[0]?.faults.length === 0 ? undefined : 'judge';
}

type On = { facts: NewsFacts; locale: Locale };

async function refused(of: 'honest' | 'wrong', judge: Answering, locale: Locale): Promise<Refused> {
  const all = days.flatMap(({ facts, honest, wrong }) =>
    of === 'honest'
      ? [{ facts, kind: '', text: honest[locale] }]
      : wrong.map((each) => ({ facts, kind: each.kind, text: each[locale] })),
  );
  const found = await Promise.all(
    all.map(async ({ facts, text, kind }) => ({
      kind,
      text,
      by: await isRefused(text, judge, { facts, locale }),
    })),
  );
  return {
    n: all.length,
    rules: found.filter(({ by }) => by === 'rules'),
    all: found.filter(({ by }) => by !== undefined),
  };
}

type Found = { kind: string; text: string };
type Refused = { n: number; rules: Found[]; all: Found[] };

describe.each(locales)('news sentences in %s', (locale) => {
  test('all pass the rules and a perfect judge if honest, and at least 90 % are refused if false', async () => {
    const [wrong, honest] = [await refused('wrong', reader, locale), await refused('honest', reader, locale)];
    process.stdout.write(
      `evaluation in ${locale}: rules alone caught ${wrong.rules.length} of ${wrong.n} errors; ` +
        `${honest.all.length} of ${honest.n} honest sentences refused\n`,
    );
    expect(honest.all).toEqual([]);
    expect(wrong.all.length / wrong.n).toBeGreaterThanOrEqual(0.9);
  });

  test('are refused by the rules alone in at least five false cases and in no honest case', async () => {
    const [wrong, honest] = [
      await refused('wrong', careless, locale),
      await refused('honest', careless, locale),
    ];
    expect([wrong.all, honest.all]).toEqual([wrong.rules, []]);
    expect(wrong.rules.length).toBeGreaterThanOrEqual(5);
  });

  test('are all refused if the judge quotes nothing', async () => {
    expect((await refused('honest', silent, locale)).all).toHaveLength(cases.length);
  });
});

describe('facts for the news', () => {
  test('are whole sentences, because a part without the negation would say the opposite', () => {
    const cutSentences: [sentence: string, cut: string][] = [
      [
        'La ordenanza busca no permitir que los edificios crezcan en altura.',
        'los edificios crezcan en altura',
      ],
      ['El alcalde ha descartado subir la tasa de basuras.', 'subir la tasa de basuras'],
      ["L'Ajuntament no té previst tancar la platja.", 'previst tancar la platja'],
      ['The council ruled out a new tax on villas.', 'a new tax on villas'],
      ['Der Inselrat lehnt es ab, den Hafen zu erweitern.', 'den Hafen zu erweitern'],
      [
        'El Govern niega que vaya a cerrar el hospital este invierno.',
        'vaya a cerrar el hospital este invierno',
      ],
      ['Nadie ha pedido que se amplíe el aparcamiento.', 'se amplíe el aparcamiento'],
      ['No es cierto que el agua no sea potable en Vila.', 'el agua no sea potable en Vila'],
      ['La oposición acusa al alcalde de haber cobrado dos sueldos.', 'haber cobrado dos sueldos'],
      ['Si llueve en enero, se levantará la restricción de agua.', 'se levantará la restricción de agua'],
      [
        'Hasta que no acabe la obra, no abrirá la carretera de Sant Joan.',
        'abrirá la carretera de Sant Joan',
      ],
      ["El Consell desmenteix que s'hagi aprovat el nou impost.", "s'hagi aprovat el nou impost"],
      ['Cap veí no ha reclamat que es prohibeixi la música.', 'es prohibeixi la música'],
      [
        'Sense permís, els propietaris poden llogar la casa només a familiars.',
        'els propietaris poden llogar la casa',
      ],
      ['The mayor denied that the airport will close at night.', 'the airport will close at night'],
      ['It is unlikely that ferry fares will double next summer.', 'ferry fares will double next summer'],
      ['Unless the judge agrees, the beach bars must be demolished.', 'the beach bars must be demolished'],
      [
        'Few residents believe that the road will be finished in April.',
        'the road will be finished in April',
      ],
      ['Es stimmt nicht, dass Eigentümer die Gebühr doppelt zahlen.', 'Eigentümer die Gebühr doppelt zahlen'],
      ['Niemand verlangt, dass private Pools geleert werden.', 'private Pools geleert werden'],
    ];
    const [sentences, cut] = [0, 1].map((at) => cutSentences.map((each) => each[at] ?? '')) as [
      string[],
      string[],
    ];
    const summary = sentences.join(' ');
    const report: NewsReport = { ...(days[0] as (typeof days)[0]).facts.reports[0], summary } as NewsReport;
    const { facts, dropped } = newsFactsFrom(
      cut.map((quote) => ({ report: 'r1', quote })),
      [report],
    );
    expect(facts.map(({ quote }) => quote)).toEqual(sentences);
    expect(dropped).toEqual([]);
  });
});
