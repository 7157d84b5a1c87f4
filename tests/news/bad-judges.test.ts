import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatModel } from '#adapters/language-model/chat-model.ts';
import { addedClaims } from '#core/language-model/examination/added-claims.ts';
import { noTokens, type LanguageModel, type ModelAnswer } from '#core/language-model/language-model.ts';
import { locales, type Locale } from '#core/locale.ts';
import type { NewsText } from '#core/news/writing/news-writer.ts';
import { seededRandom } from '../support/seeded-random.ts';
import {
  aLanguageModel,
  isEndless,
  says,
  saysText,
  type ModelStandIn,
} from '../support/stand-ins/model-stand-in.ts';
import {
  aJudge,
  foundIn,
  goodText,
  itemsOf,
  scriptedModel,
  stories,
  verdictsOn,
  writtenNews,
  type JudgeMaterial,
} from './answers.ts';

let service: ModelStandIn;
beforeAll(async () => {
  service = await aLanguageModel(saysText(''));
});
afterAll(() => service.stop());

/** False, but no rule finds it, because names, figures and days are right. */
const lies: Record<Locale, string> = {
  nl: 'De hele haven blijft voor altijd gesloten voor alle schepen.',
  en: 'The whole harbour stays closed to all ships for ever.',
  es: 'Todo el puerto queda cerrado para siempre a todos los barcos.',
  de: 'Der ganze Hafen bleibt für alle Schiffe für immer gesperrt.',
};

/**
 * Returns the text in a language if the writer adds a lie and never corrects it. The examination is the same in each
 * run for the same `seed`, because a judge by chance passes one of some 400 (4 of 1,500 on 29 November 2026).
 */
async function textWithLie(
  locale: Locale,
  judge: LanguageModel,
  { written = goodText(stories, locale), seed = 1 } = {},
): Promise<NewsText> {
  const lie = { text: lies[locale], facts: ['f1'] };
  const text = {
    ...written,
    paragraphs: [[lie, ...(written.paragraphs[0] ?? [])], ...written.paragraphs.slice(1)],
  };
  const repair = { sentences: Array.from({ length: 40 }, (_, number) => ({ number, ...lie })) };
  const model = scriptedModel(foundIn(stories), text, repair);
  const { text: news } = await writtenNews(locale, { model, judge, random: seededRandom(seed) });
  return news;
}

/** Whether readers can see the lie before a person has read the text. */
const isPublicUnread = ({ waits, content, title, excerpt }: NewsText): boolean =>
  waits.length === 0 && locales.some((locale) => `${title} ${excerpt} ${content}`.includes(lies[locale]));

type Asked = { number: number; text: string; source: string[] };
const judging = (
  answer: (each: Asked, all: Asked[]) => { verdict: string; words: string },
): LanguageModel => ({
  ask: ({ material }) => {
    const all = (material as JudgeMaterial).reports.flatMap(({ sentences }) => sentences);
    const verdicts = all.map((each) => ({ number: each.number, subject: 'none', ...answer(each, all) }));
    return Promise.resolve({ ok: true, value: { verdicts }, tokens: noTokens } as ModelAnswer<never>);
  },
});

const nearest = ({ source }: Asked): string => source.join(' ').split(' ').slice(0, 5).join(' ');
const supports = (words: (each: Asked) => string) =>
  judging((each) => ({ verdict: 'supported', words: words(each) }));
const figures = (text: string): string => [...new Set(text.match(/\d+/g))].sort().join();

/** All that the writer wrote, the lies too, in all languages. */
const written = new Set([
  ...Object.values(lies),
  ...locales.flatMap((locale) => {
    const { title, excerpt, paragraphs } = goodText(stories, locale);
    return [title, ...excerpt, ...paragraphs.flat()].map(({ text }) => text);
  }),
]);

const isChanged = ({ text, source }: Asked): boolean => !written.has(text) && text !== source.join(' ');

/** Whether a sentence has a figure or a name of another report. */
function isElsewhere({ text, source }: Asked): boolean {
  const reports = stories.map(({ item }) => `${item.title} ${item.summary}`);
  const own = reports.find((report) => report.includes(source[0] ?? '')) ?? '';
  const words = text.match(/\d+|(?<=\S )\p{Lu}\p{L}+/gu) ?? [];
  return words.some((word) => !own.includes(word) && reports.some((report) => report.includes(word)));
}

const claims = addedClaims.flatMap(({ words }) => Object.values(words));

const mechanical: [string, (seed: number) => LanguageModel][] = [
  ['says yes, with the nearest words', () => supports(nearest)],
  ['says yes, and quotes the sentence', () => supports(({ text }) => text)],
  ['says yes, and shortens its quotations', () => supports((each) => `${nearest(each)} …`)],
  ['says yes, and translates its quotations', () => supports(() => 'the port authority closes the pier')],
  ['says no', () => judging((each) => ({ verdict: 'added', words: nearest(each) }))],
  [
    'compares only figures',
    () =>
      judging((each) => ({
        verdict: figures(each.text) === figures(each.source.join(' ')) ? 'supported' : 'number',
        words: nearest(each),
      })),
  ],
  [
    'decides by chance',
    (seed) => {
      const random = seededRandom(1000 + seed);
      return judging((each) => ({ verdict: random() < 0.5 ? 'supported' : 'meaning', words: nearest(each) }));
    },
  ],
  [
    'knows the added claims of the examination',
    () =>
      judging((each) => ({
        verdict: claims.some((claim) => each.text.includes(claim)) ? 'added' : 'supported',
        words: nearest(each),
      })),
  ],
  [
    'recognises every sentence that the program has changed, however it does that',
    () => judging((each) => ({ verdict: isChanged(each) ? 'added' : 'supported', words: nearest(each) })),
  ],
  [
    'recognises these, and compares the figures and names of the others with their report',
    () =>
      judging((each) => ({
        verdict: isChanged(each) || isElsewhere(each) ? 'added' : 'supported',
        words: nearest(each),
      })),
  ],
  [
    'refuses sentences that are like another one',
    () =>
      judging((each, all) => ({
        verdict:
          each.text !== each.source.join(' ') &&
          all.some((other) => other !== each && other.source.join(' ') === each.source.join(' '))
            ? 'added'
            : 'supported',
        words: nearest(each),
      })),
  ],
  [
    'refuses the sentences that come last',
    () =>
      judging((each, all) => ({
        verdict: each.number > all.length - 5 ? 'added' : 'supported',
        words: nearest(each),
      })),
  ],
];

describe.each(mechanical)('a judge that %s', (_, make) => {
  test('publishes no lie unread in any language, and each text that waits has a reason', async () => {
    for (const locale of locales)
      for (let seed = 1; seed <= 3; seed++) {
        const text = await textWithLie(locale, make(seed), { seed });
        expect(isPublicUnread(text)).toBe(false);
        if (text.isAi) expect(text.waits[0]).toMatch(/^exam-/);
      }
  });
});

describe('no lie goes out unread if', () => {
  test('the judge repeats its first answer for all languages', async () => {
    let first: Promise<ModelAnswer<never>> | undefined;
    const honest = aJudge((text) => !Object.values(lies).includes(text));
    const judge: LanguageModel = {
      ask: (question) => (first ??= honest.ask(question) as Promise<ModelAnswer<never>>),
    };
    for (const locale of locales) expect(isPublicUnread(await textWithLie(locale, judge))).toBe(false);
  });

  test('two questions to the judge get the answers of each other', async () => {
    const honest = aJudge((text) => !Object.values(lies).includes(text));
    type Waiting = { answer: Promise<unknown>; send: (answer: unknown) => void };
    let waiting: Waiting | undefined;
    const judge: LanguageModel = {
      ask: (question) =>
        new Promise((resolve) => {
          const now = { answer: honest.ask(question), send: resolve as (answer: unknown) => void };
          if (waiting === undefined) waiting = now;
          else {
            now.send(waiting.answer);
            waiting.send(now.answer);
            waiting = undefined;
          }
        }),
    };
    for (let seed = 1; seed <= 5; seed++)
      expect(isPublicUnread(await textWithLie('en', judge, { seed }))).toBe(false);
  });

  test('two judges, of which one agrees to everything, judge the same day at once', async () => {
    const honest = aJudge((text) => !Object.values(lies).includes(text));
    const texts = await Promise.all(
      [honest, supports(nearest), honest, supports(nearest)].map((judge) => textWithLie('en', judge)),
    );
    expect(texts.map(isPublicUnread)).toEqual([false, false, false, false]);
    expect(texts.map(({ waits }) => waits.length)).toEqual([0, 1, 0, 1]);
  });

  test.each([
    ['has 2 MB', says({ verdicts: [], note: 'x'.repeat(2 * 1024 * 1024) })],
    ['never ends', isEndless],
    [
      'has twenty thousand verdicts',
      says({
        verdicts: Array.from({ length: 20_000 }, (_, at) => ({
          number: at % 40,
          words: 'a b',
          verdict: 'supported',
          subject: 'none',
        })),
      }),
    ],
  ])('the answer of the judge %s', async (_, reply) => {
    service.willReply(reply);
    const judge = chatModel({ baseUrl: service.url, key: 'a key', name: 'a-judge' });
    const text = await textWithLie('de', judge);
    expect(isPublicUnread(text)).toBe(false);
    expect(text.waits[0]).toMatch(/^(?:judge-wrong-shape|exam-)/);
  });

  test('the model writes in another language, even if the judge agrees', async () => {
    const trusting = aJudge();
    for (const locale of locales) {
      const other = locales[(locales.indexOf(locale) + 1) % locales.length] ?? 'en';
      const text = await textWithLie(locale, trusting, { written: goodText(stories, other) });
      expect(text.isAi && text.waits.length === 0 ? text.content : '').not.toContain(
        goodText(stories, other).paragraphs[0]?.[1]?.text ?? '-',
      );
    }
  });
});

test('a report that makes the claims of the examination does not hold a true text', async () => {
  // The judge rightly supports a sentence that repeats the report, or what the writer wrote.
  const said = claims.join('. ');
  const items = itemsOf(stories).map((item) => ({ ...item, summary: `${item.summary} ${said}.` }));
  for (const locale of locales)
    for (let run = 0; run < 5; run++) {
      const model = scriptedModel(foundIn(stories), goodText(stories, locale));
      const judge: LanguageModel = {
        ask: (question) => {
          const { reports } = question.material as { reports: JudgedReport[] };
          const all = reports.flatMap(({ sentences, text }) =>
            sentences.map((each) => ({ ...each, report: text })),
          );
          const { verdicts } = verdictsOn(question) as { verdicts: { number: number; verdict: string }[] };
          const value = {
            verdicts: verdicts.map((verdict) => {
              const { text = '', report = '' } = all.find(({ number }) => number === verdict.number) ?? {};
              const isSaid = claims.some((claim) => text.includes(claim) && report.includes(claim));
              return { ...verdict, verdict: isSaid ? 'supported' : verdict.verdict };
            }),
          };
          return Promise.resolve({ ok: true, value, tokens: noTokens } as ModelAnswer<never>);
        },
      };
      const { text } = await writtenNews(locale, { model, judge, items });
      expect(text).toMatchObject({ isAi: true, waits: [], dropped: [] });
    }
});

type JudgedReport = JudgeMaterial['reports'][number] & { text: string };
