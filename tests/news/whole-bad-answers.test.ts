/** No error that models make in a whole answer reaches a published text. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readAnswer } from '#adapters/language-model/answer/chat-answer.ts';
import type { LanguageModel } from '#core/language-model/language-model.ts';
import { isExaminationFailure } from '#core/language-model/examination/judge-examined.ts';
import { locales, type Locale } from '#core/locale.ts';
import type { NewsFacts } from '#core/news/writing/news-writer.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import { textOf } from '#core/html/words.ts';
import {
  aJudge,
  day,
  phrases,
  rememberWritten,
  scriptedModel,
  type AnsweredSentence,
  type AnsweredText,
} from './answers.ts';
import { factsOf, newsDays, reportsOf, rightSentences, textOfDay, type NewsDay } from './days.ts';

// The answers in bad-answers/ are good texts into which a program has inserted errors that models make.

describe('news writer with bad answers', () => {
  test.each(locales)(
    'publishes only the correct sentences of at least 60 bad answers, in %s',
    async (locale) => {
      const wrong: string[] = [];
      const outcomes = new Map<string, number>();
      const answers = badAnswers(locale);
      const days = newsDays();
      for (const { number, fault, answer } of answers) {
        const about = days[number] as NewsDay;
        const right = rightSentences(about, locale);
        const isRight = ({ text, facts }: AnsweredSentence) => right.get(text)?.join() === facts.join();
        const text = await postFrom(about, locale, answer);
        // A control that denies a false sentence may be true. Then this judge fails, and no one but an editor sees the text.
        if (text?.waits.some(isExaminationFailure) === true) {
          outcomes.set('held', (outcomes.get('held') ?? 0) + 1);
          continue;
        }
        if (answer === JSON.stringify(textOfDay(about, locale)))
          wrong.push(`day ${number}, ${fault}: has no fault`);
        const sentences = sentencesIn(answer);
        // A sentence that occurs twice in the answer is published once.
        const sound = [...new Map(sentences.filter(isRight).map((each) => [each.text, each])).values()];
        const note = (what: string) => wrong.push(`day ${number}, ${fault}: ${what}`);

        if (text === undefined || !text.isAi) {
          if (sound.length >= 3) note('made no text, though enough of it is right');
        } else {
          if (sound.length < 3) note('made a text, though too little of it is right');
          // Only `content` is searched, because the excerpt may repeat a sentence of it.
          const shown = textOf(text.content);
          for (const each of sentences)
            if (!isRight(each) && shown.includes(each.text)) note(`shows “${each.text}”`);
          for (const each of sound) {
            if (!shown.includes(each.text)) note(`lost “${each.text}”`);
            if (shown.split(each.text).length > 2) note(`repeats “${each.text}”`);
          }
        }
        const made = text?.isAi ? 'the rest' : 'a digest';
        const outcome = text === undefined ? 'none' : made;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      expect(wrong).toEqual([]);
      expect(answers.length).toBeGreaterThanOrEqual(60);
      expect(new Set(answers.map(({ answer }) => answer)).size).toBe(answers.length);
      expect(new Set(answers.map(({ fault }) => fault)).size).toBeGreaterThanOrEqual(20);
      const counts = [...outcomes].map(([outcome, count]) => `${count} left ${outcome}`).join(', ');
      process.stdout.write(`whole bad answers in ${locale}: ${answers.length}, ${counts}\n`);
    },
  );
});

const badAnswers = (locale: Locale): { number: number; fault: string; answer: string }[] =>
  readFileSync(`tests/news/bad-answers/${locale}.txt`, 'utf8')
    .split(/^=== day /m)
    .slice(1)
    .map((entry) => {
      const [, number, fault = '', answer = ''] = /^(\d+): (.+)\n([^]*?)\n$/.exec(entry) ?? [];
      return { number: Number(number), fault, answer };
    });

/** Returns the sentences of all paragraphs, or an empty list if the answer contains no valid JSON object. */
function sentencesIn(answer: string): AnsweredSentence[] {
  const json = /^[^{]*(\{[^]*\})[^}]*$/.exec(answer)?.[1] ?? '';
  try {
    const { paragraphs } = JSON.parse(json) as Partial<AnsweredText>;
    return (paragraphs ?? []).flat().filter((each) => typeof each === 'object');
  } catch {
    return [];
  }
}

const factsOfDays = new Map<number, NewsFacts>();

async function factsFound(about: NewsDay): Promise<NewsFacts> {
  const stored = factsOfDays.get(about.number);
  if (stored !== undefined) return stored;
  const model = scriptedModel(factsOf(about));
  const found = await writeNews({ model, judge: aJudge(), day, phrases }).facts(reportsOf(about));
  if (!found.ok) throw new Error(found.detail);
  factsOfDays.set(about.number, found.value);
  return found.value;
}

async function postFrom(about: NewsDay, locale: Locale, answer: string) {
  const facts = await factsFound(about);
  let questions = 0;
  const model: LanguageModel = {
    ask: ({ task, material, shape }) => {
      questions += 1;
      const { sentences = [] } = material as { sentences?: object[] };
      // The second request asks for a repair of the faulty sentences. This answer returns them unchanged.
      const content = questions === 1 ? answer : JSON.stringify({ sentences });
      const body = JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] });
      const read = readAnswer(body, shape);
      if (read.ok) rememberWritten({ task, material }, read.value);
      return Promise.resolve(read);
    },
  };
  const right = rightSentences(about, locale);
  const judge = aJudge(
    (text, source) =>
      text === textOfDay(about, locale).title.text ||
      facts.facts.some(({ id, quote }) => right.get(text)?.join() === id && source.join() === quote),
  );
  const result = await writeNews({ model, judge, day, phrases }).text(facts, locale);
  return result.ok ? result.value : undefined;
}
