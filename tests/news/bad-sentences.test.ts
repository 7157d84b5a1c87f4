/** Each bad sentence among good ones is found by a rule or the judge, and only this sentence is dropped. */
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { checkSentence } from '#core/news/writing/sentence/check-sentence.ts';
import type { FaultKind } from '#core/news/writing/sentence/fault.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import type { NewsFacts, NewsText } from '#core/news/writing/news-writer.ts';
import { textOf } from '#core/html/words.ts';
import { evenText } from '#core/language/read-words.ts';
import {
  aJudge,
  day,
  factId,
  foundIn,
  goodText,
  itemsOf,
  phrases,
  scriptedModel,
  stories,
  type AnsweredSentence,
  type AnsweredText,
} from './answers.ts';
import { de } from './bad-sentences/de.ts';
import { en } from './bad-sentences/en.ts';
import { es } from './bad-sentences/es.ts';
import { nl } from './bad-sentences/nl.ts';

const written = { en, nl, es, de };

describe.each(locales)('news writer in %s', (locale) => {
  const cases = [
    ...writtenCases(locale),
    ...swappedCases(locale),
    ...foreignCases(locale),
    ...cutCases(locale),
  ];

  test(
    'drops each of at least 60 bad sentences, even if the repair repeats it',
    { tags: ['heavy'], timeout: 60_000 },
    async () => {
      const reached: string[] = [];
      const base = stories.slice(0, 4);
      const good = await textFrom(locale, goodText(base, locale));
      for (const { wrong, sentence } of cases) {
        const bad = withSentence(goodText(base, locale), sentence);
        const { text, questions } = await textFrom(locale, bad, stubborn(sentence));
        // The post must equal one that contains only the good sentences.
        if (shownOf(text) !== shownOf(good.text)) reached.push(`${wrong}: ${sentence.text}`);
        expect([sentence.text, questions]).toEqual([sentence.text, 2]);
        expect(text?.dropped.map((each) => each.sentence)).toEqual([sentence.text]);
      }
      expect(reached).toEqual([]);
      expect(cases.length).toBeGreaterThanOrEqual(60);
      const kinds = Map.groupBy(cases, ({ wrong }) => wrong);
      const counts = [...kinds].map(([kind, each]) => `${each.length} ${kind}`).join(', ');
      process.stdout.write(`bad sentences in ${locale}: ${cases.length}, none reached a post (${counts})\n`);
    },
  );

  test('finds nearly every bad sentence of a kind in `rules` by a rule listed for that kind', async () => {
    const facts = await someFacts();
    const otherwise = cases.flatMap(({ wrong, sentence }) => {
      const found = checkSentence(sentence, { facts, locale }).map(({ kind }) => kind);
      return rules[wrong]?.every((rule) => !found.includes(rule)) !== true
        ? []
        : [[wrong, sentence.text, found.join()]];
    });
    // No rule finds a wrong number written as a word, or 65,000 percent instead of euros.
    expect(otherwise.filter(([wrong]) => wrong !== 'number' && wrong !== 'unit')).toEqual([]);
    expect(otherwise.length).toBeLessThanOrEqual(8);
  });

  test('replaces a bad title with a standard title, and a bad excerpt with the beginning of the text', async () => {
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

  test('writes a digest of headlines if too few sentences are good', async () => {
    const [{ sentence }] = cases as [Case];
    const good = goodText(stories, locale).paragraphs[0]?.slice(0, 2) ?? [];
    const bad = {
      ...goodText(stories, locale),
      paragraphs: [[...Array.from({ length: 25 }, () => sentence), ...good]],
    };
    const { text } = await textFrom(locale, bad, { sentences: [] });
    expect(text).toMatchObject({ isAi: false, title: phrases[locale].collectedTitle(day) });
    expect(shows(text, sentence.text)).toBe(false);
  });

  test('accepts a sentence that the model repaired correctly', async () => {
    const [{ sentence }] = cases as [Case];
    const right = goodText(stories, locale, 1).paragraphs[0]?.[0] ?? { text: '', facts: [] };
    const bad = withSentence(goodText(stories, locale), sentence);
    const number = numberOf(bad, sentence);
    const { text } = await textFrom(locale, bad, { sentences: [{ number, ...right }] });
    expect(text?.dropped).toEqual([]);
    expect(shows(text, right.text)).toBe(true);
  });

  test.each(['slow', 'cut-off', 'wrong-shape', 'declined', 'busy'])(
    'writes no post if the answer is %s',
    async (trouble) => {
      expect(await textFrom(locale, trouble)).toMatchObject({ reason: trouble, text: undefined });
    },
  );

  test('publishes the good sentences if the repair request times out', async () => {
    const [{ sentence }] = cases as [Case];
    const { text } = await textFrom(locale, withSentence(goodText(stories, locale), sentence), 'slow');
    expect(shows(text, sentence.text)).toBe(false);
    expect(text?.dropped).toHaveLength(1);
  });
});

/** The rules against some kinds of bad sentence. Other rules or the judge drop what these rules do not find. */
const rules: Record<string, FaultKind[]> = {
  number: ['number'],
  unit: ['number'],
  day: ['day', 'relative-day'],
  quote: ['quote'],
  markup: ['markup'],
  contact: ['contact'],
  'cut off': ['unfinished'],
  'no fact': ['no-facts'],
};

function writtenCases(locale: Locale): Case[] {
  return written[locale].map(([wrong, facts, text]) => ({
    wrong,
    sentence: { text, facts: facts.split(' ').filter(Boolean) },
  }));
}

/** True sentences about one story, each with a fact of another story as its source. */
const swappedCases = (locale: Locale): Case[] =>
  stories.flatMap(({ facts }, story) =>
    facts.slice(0, 3).map(({ tell }, fact) => ({
      wrong: 'swapped',
      sentence: { text: tell[locale][1], facts: [factId((story + 2) % stories.length, fact)] },
    })),
  );

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

/** Returns the number of a sentence in the repair request, which lists title and excerpt first. */
const numberOf = (text: AnsweredText, sentence: AnsweredSentence): number =>
  [text.title, ...text.excerpt, ...text.paragraphs.flat()].indexOf(sentence);

const stubborn = (sentence: AnsweredSentence) => ({
  sentences: Array.from({ length: 60 }, (_, number) => ({ number, ...sentence })),
});

let found: NewsFacts | undefined;

async function someFacts(): Promise<NewsFacts> {
  if (found) return found;
  const answer = await writeNews({
    model: scriptedModel(foundIn(stories)),
    judge: aJudge(),
    day,
    phrases,
  }).facts(itemsOf(stories));
  if (!answer.ok) throw new Error(answer.detail);
  return (found = answer.value);
}

async function textFrom(locale: Locale, ...answers: unknown[]) {
  const model = scriptedModel(...answers);
  const judge = aJudge(knowing(locale));
  const answer = await writeNews({ model, judge, day, phrases }).text(await someFacts(), locale);
  return answer.ok
    ? { text: answer.value, reason: undefined, questions: model.questions.length }
    : { text: undefined, reason: answer.trouble, questions: model.questions.length };
}

/** Returns a judge’s decision function: it accepts a title, and a sentence whose source contains the stated fact. */
const knowing =
  (locale: Locale) =>
  (text: string, source: string[]): boolean =>
    stories.some(
      ({ titles, facts }) =>
        titles[locale] === text ||
        facts.some(
          ({ tell, quote }) =>
            tell[locale].includes(text) && source.some((each) => each.includes(evenText(quote))),
        ),
    );

const shownOf = (text: NewsText | undefined): string =>
  [text?.title, text?.excerpt, textOf(text?.content ?? '')].join('\n');

const shows = (text: NewsText | undefined, words: string): boolean => shownOf(text).includes(words);

type Case = { wrong: string; sentence: AnsweredSentence };
