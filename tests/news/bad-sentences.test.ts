import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { checkSentence, type FaultKind } from '#core/news/writing/sentence/check-sentence.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import type { NewsFacts, NewsText } from '#core/news/writing/news-writer.ts';
import { textOf } from '#core/html/words.ts';
import {
  day,
  factId,
  foundIn,
  goodText,
  itemsOf,
  phrases,
  scriptedModel,
  type AnsweredSentence,
  type AnsweredText,
} from './answers.ts';
import { de } from './bad-sentences/de.ts';
import { en } from './bad-sentences/en.ts';
import { es } from './bad-sentences/es.ts';
import { nl } from './bad-sentences/nl.ts';
import { stories } from './stories.ts';

const written = { en, nl, es, de };

describe.each(locales)('news writer in %s', (locale) => {
  const cases = [
    ...writtenCases(locale),
    ...swappedCases(locale),
    ...foreignCases(locale),
    ...cutCases(locale),
  ];

  test('drops each of more than 60 bad sentences, even when the model repeats it', async () => {
    const reached: string[] = [];
    const base = stories.slice(0, 4);
    const good = await textFrom(locale, goodText(base, locale));
    for (const { wrong, sentence } of cases) {
      const bad = withSentence(goodText(base, locale), sentence);
      // The model insists on the sentence when asked to repair it.
      const { text, asked } = await textFrom(locale, bad, stubborn(sentence));
      // The post must be the one that the good sentences alone would give.
      if (shownOf(text) !== shownOf(good.text)) reached.push(`${wrong}: ${sentence.text}`);
      expect([sentence.text, asked]).toEqual([sentence.text, 2]);
      expect(text?.dropped.map((each) => each.sentence)).toEqual([sentence.text]);
    }
    expect(reached).toEqual([]);
    expect(cases.length).toBeGreaterThanOrEqual(60);
    const kinds = Map.groupBy(cases, ({ wrong }) => wrong);
    const counts = [...kinds].map(([kind, each]) => `${each.length} ${kind}`).join(', ');
    process.stdout.write(`bad sentences in ${locale}: ${cases.length}, none reached a post (${counts})\n`);
  }, 30_000);

  test('drops each bad sentence by the rule intended for it', async () => {
    const facts = await someFacts();
    const otherwise = cases.flatMap(({ wrong, sentence }) => {
      const found = checkSentence(sentence, { facts, locale }).map(({ kind }) => kind);
      return found.some((kind) => rules[wrong]?.includes(kind)) ? [] : [[wrong, sentence.text, found.join()]];
    });
    expect(otherwise).toEqual([]);
  });

  test('replaces a bad title by a standard one, and a bad excerpt by the start of the text', async () => {
    for (const { sentence } of cases.filter(({ wrong }) => ['name', 'number', 'day'].includes(wrong))) {
      const good = goodText(stories, locale);
      const bare = { ...sentence, text: sentence.text.replace(/\.$/, '') };
      const { text } = await textFrom(
        locale,
        { ...good, title: bare, excerpt: [sentence] },
        { sentences: [] },
      );
      expect(text?.title).toBe(phrases[locale].title(day));
      expect(text?.excerpt.startsWith(stories[0]?.facts[0]?.tell[locale][0] ?? '-')).toBe(true);
    }
  });

  test('writes no post when most sentences are bad', async () => {
    const [{ sentence }] = cases as [Case];
    const paragraphs = [
      Array.from({ length: 25 }, () => sentence),
      goodText(stories, locale).paragraphs[0] ?? [],
    ];
    const bad = { ...goodText(stories, locale), paragraphs };
    expect(await textFrom(locale, bad, { sentences: [] })).toMatchObject({ reason: 'too-little-left' });
  });

  test('accepts a sentence that was repaired correctly', async () => {
    const [{ sentence }] = cases as [Case];
    const right = goodText(stories, locale, 1).paragraphs[0]?.[0] ?? { text: '', facts: [] };
    const bad = withSentence(goodText(stories, locale), sentence);
    const number = numberOf(bad, sentence);
    const { text } = await textFrom(locale, bad, { sentences: [{ number, ...right }] });
    expect(text?.dropped).toEqual([]);
    expect(shows(text, right.text)).toBe(true);
  });

  test.each(['slow', 'cut-off', 'wrong-shape', 'declined', 'busy'])(
    'writes no post when the answer is %s',
    async (trouble) => {
      expect(await textFrom(locale, trouble)).toMatchObject({ reason: trouble, text: undefined });
    },
  );

  test('publishes the good sentences when the repair times out', async () => {
    const [{ sentence }] = cases as [Case];
    const { text } = await textFrom(locale, withSentence(goodText(stories, locale), sentence), 'slow');
    expect(shows(text, sentence.text)).toBe(false);
    expect(text?.dropped).toHaveLength(1);
  });
});

test('a timeout in one language does not stop the others', async () => {
  const facts = await someFacts();
  const answers: string[] = [];
  const others: Partial<Record<Locale, NewsText>> = {};
  for (const [at, locale] of locales.entries()) {
    const model = scriptedModel(at === 1 ? 'slow' : goodText(stories, locale));
    const answer = await writeNews({ model, day, phrases }).text(facts, locale, others);
    answers.push(answer.ok ? 'written' : answer.reason);
    if (answer.ok) others[locale] = answer.text;
  }
  expect(answers).toEqual(['written', 'slow', 'written', 'written']);
});

test('a sentence with another number than in the other languages is dropped', async () => {
  const free = 'El billete es gratis para menores de 12 años y mayores de 65 años';
  const at = stories.findIndex(({ item }) => item.id === 'bus');
  const { reports, facts, dropped } = await someFacts();
  const twice: NewsFacts = {
    reports: reports.map((report) => (report.id === 'bus' ? { ...report, summary: `${free}.` } : report)),
    facts: facts.map((fact) =>
      fact.id === factId(at, 1) ? { ...fact, quote: free, what: 'The ticket is free.', numbers: [] } : fact,
    ),
    dropped,
  };
  const write = async (locale: Locale, text: string, others = {}) => {
    const [first = [], ...rest] = goodText(stories.slice(0, 4), locale).paragraphs;
    const answered = {
      ...goodText(stories, locale),
      paragraphs: [[...first, { text, facts: [factId(at, 1)] }], ...rest],
    };
    const model = scriptedModel(answered, { sentences: [] });
    const answer = await writeNews({ model, day, phrases }).text(twice, locale, others);
    if (!answer.ok) throw new Error(answer.detail);
    return answer.text;
  };
  const en = await write('en', 'The ticket is free for children under 12 years.');
  expect(en.dropped).toEqual([]);
  const same = await write('de', 'Für Kinder unter zwölf Jahren ist die Fahrkarte kostenlos.', { en });
  expect(same.dropped).toEqual([]);
  const other = await write('de', 'Für alle ab 65 Jahren ist die Fahrkarte kostenlos.', { en });
  expect(other.dropped).toEqual([
    { sentence: 'Für alle ab 65 Jahren ist die Fahrkarte kostenlos.', why: 'languages-disagree' },
  ]);
});

/** The rules that may drop each kind of bad sentence. */
const rules: Record<string, FaultKind[]> = {
  name: ['name'],
  number: ['number'],
  unit: ['number'],
  day: ['day', 'relative-day'],
  quote: ['quote'],
  swapped: ['two-reports', 'number', 'name', 'day', 'too-far'],
  instruction: ['instruction'],
  markup: ['markup'],
  contact: ['contact'],
  invented: ['too-far'],
  negation: ['negation'],
  'cut off': ['unfinished'],
  'no fact': ['no-facts'],
  'wrong language': ['language', 'too-far', 'name'],
};

function writtenCases(locale: Locale): Case[] {
  return written[locale].map(([wrong, facts, text]) => ({
    wrong,
    sentence: { text, facts: facts.split(' ').filter(Boolean) },
  }));
}

/** True sentences of one story that claim a fact of another. */
const swappedCases = (locale: Locale): Case[] =>
  stories.flatMap(({ facts }, story) =>
    facts.slice(0, 3).map(({ tell }, fact) => ({
      wrong: 'swapped',
      sentence: { text: tell[locale][1], facts: [factId((story + 2) % stories.length, fact)] },
    })),
  );

/** Good sentences in the wrong language. */
const foreignCases = (locale: Locale): Case[] =>
  stories.flatMap(({ facts }, story) =>
    [0, 1].map((fact) => {
      const other = locales[(locales.indexOf(locale) + 1 + (story % 3)) % locales.length] ?? 'en';
      return {
        wrong: 'wrong language',
        sentence: { text: facts[fact]?.tell[other][1] ?? '', facts: [factId(story, fact)] },
      };
    }),
  );

/** Good sentences without their end. */
const cutCases = (locale: Locale): Case[] =>
  stories.flatMap(({ facts }, story) =>
    facts.slice(1, 3).map(({ tell }, fact) => ({
      wrong: 'cut off',
      sentence: { text: tell[locale][1].slice(0, -9).trimEnd(), facts: [factId(story, fact + 1)] },
    })),
  );

const withSentence = (text: AnsweredText, sentence: AnsweredSentence): AnsweredText => ({
  ...text,
  paragraphs: [...text.paragraphs, [sentence]],
});

/** The number of a sentence in the request to repair it: title and excerpt come first. */
const numberOf = (text: AnsweredText, sentence: AnsweredSentence): number =>
  [text.title, ...text.excerpt, ...text.paragraphs.flat()].indexOf(sentence);

const stubborn = (sentence: AnsweredSentence) => ({
  sentences: Array.from({ length: 60 }, (_, number) => ({ number, ...sentence })),
});

let found: NewsFacts | undefined;

async function someFacts(): Promise<NewsFacts> {
  if (found) return found;
  const answer = await writeNews({ model: scriptedModel(foundIn(stories)), day, phrases }).facts(
    itemsOf(stories),
  );
  if (!answer.ok) throw new Error(answer.detail);
  return (found = answer.facts);
}

async function textFrom(locale: Locale, ...answers: unknown[]) {
  const model = scriptedModel(...answers);
  const answer = await writeNews({ model, day, phrases }).text(await someFacts(), locale, {});
  return answer.ok
    ? { text: answer.text, reason: undefined, asked: model.asked.length }
    : { text: undefined, reason: answer.reason, asked: model.asked.length };
}

const shownOf = (text: NewsText | undefined): string =>
  [text?.title, text?.excerpt, textOf(text?.content ?? '')].join('\n');

const shows = (text: NewsText | undefined, words: string): boolean => shownOf(text).includes(words);

type Case = { wrong: string; sentence: AnsweredSentence };
