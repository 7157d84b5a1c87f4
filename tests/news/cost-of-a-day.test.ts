import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#adapters/language-model/chat-messages.ts';
import { optionsOf } from '#adapters/language-model/request-options.ts';
import { eurosFor } from '#adapters/language-model/prices.ts';
import {
  noTokens,
  sumOfTokens,
  type LanguageModel,
  type ModelAnswer,
  type Question,
  type Tokens,
} from '#core/language-model/language-model.ts';
import { languageWords } from '#core/language/language-words.ts';
import { locales } from '#core/locale.ts';
import { maxReportLength } from '#core/news/writing/news-task.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import { day, foundIn, goodText, itemsOf, phrases, rememberWritten, verdictsOn, stories } from './answers.ts';

/** A token has about 3.5 characters in the four languages, so 3 overestimates the number of tokens. */
const charactersPerToken = 3;

/** Imitates a model with the answers of `answer`. Counts the tokens of questions and answers. */
function counting(answer: (question: Question<never>) => unknown) {
  const used: Tokens[] = [];
  const model: LanguageModel = {
    ask: (question) => {
      const value = answer(question as Question<never>);
      const read = messagesOf(question as never).reduce((sum, { content }) => sum + content.length, 0);
      const tokens = {
        input: Math.ceil(
          (read + JSON.stringify(optionsOf({ baseUrl: '', key: '', name: '' }, question)).length) /
            charactersPerToken,
        ),
        output: Math.ceil(JSON.stringify(value).length / charactersPerToken),
      };
      used.push(tokens);
      return Promise.resolve({ ok: true, value, tokens } as ModelAnswer<never>);
    },
  };
  return { model, used };
}

/** Sixteen reports of maximum length. The first ones contain the stories. */
const fullDay = () =>
  Array.from({ length: 16 }, (_, at) => {
    const story = stories[at % stories.length] ?? stories[0];
    const [item] = itemsOf(story === undefined ? [] : [story]);
    if (item === undefined) throw new Error('There are no stories.');
    const summary = at < stories.length ? `${item.summary} ` : '';
    return {
      ...item,
      id: `${item.id}-${at}`,
      title: at < stories.length ? item.title : `${item.title} (${at})`,
      summary: summary.padEnd(maxReportLength, 'El ayuntamiento informa de las obras. '),
    };
  });

async function tokensOfDay({
  isFaulty,
}: {
  isFaulty: boolean;
}): Promise<{ tokens: Tokens; questions: number }> {
  const { model, used } = counting(({ task, material }) => {
    if (task.startsWith('You compare')) return verdictsOn({ task, material }, () => !isFaulty);
    if (task.startsWith('You read')) return foundIn(stories);
    const text = task.startsWith('Some')
      ? { sentences: (material as { sentences: object[] }).sentences }
      : goodText(
          stories,
          locales.find((locale) => task.includes(`in ${languageWords[locale].name}.`)) ?? 'en',
        );
    rememberWritten({ task, material }, text);
    return text;
  });
  const writer = writeNews({ model, judge: model, day, phrases });
  const found = await writer.facts(fullDay());
  if (!found.ok) throw new Error(found.detail);
  expect(found.value.facts.length).toBeGreaterThan(20);
  for (const locale of locales) await writer.text(found.value, locale);
  return { tokens: sumOfTokens(noTokens, ...used), questions: used.length };
}

const euros = (tokens: Tokens, prices: string): number => {
  vi.stubEnv('AI_PRICES', prices);
  return eurosFor(tokens, 'AI_PRICES') ?? NaN;
};
afterEach(() => vi.unstubAllEnvs());

/** Euros per million tokens, first of the question, then of the answer. */
const prices = { cheap: '0.4,1.6', expensive: '5,25' };

test('a day of full feeds costs at most seventy cents with an expensive model, and five cents with a cheap model', async () => {
  const { tokens, questions } = await tokensOfDay({ isFaulty: false });
  const [cheap, expensive] = [euros(tokens, prices.cheap), euros(tokens, prices.expensive)];
  process.stdout.write(
    `cost of a day: ${questions} questions, ${tokens.input} tokens in, ${tokens.output} out; € ${cheap.toFixed(3)} cheap, € ${expensive.toFixed(2)} expensive\n`,
  );
  expect(expensive).toBeGreaterThan(0.01);
  expect(cheap).toBeLessThan(0.05);
  expect(expensive).toBeLessThan(0.7);
});

test('a day of five attempts costs less than five euros if every sentence is faulty', async () => {
  const { tokens, questions } = await tokensOfDay({ isFaulty: true });
  // One question is for the facts. Each language needs up to six: for the text, the repair, and two judgements in halves.
  expect(questions).toBeLessThanOrEqual(1 + locales.length * 6);
  // The database allows five attempts (tests/database/news.test.ts).
  const worst = 5 * euros(tokens, prices.expensive);
  process.stdout.write(`cost of the worst day: € ${worst.toFixed(2)} with an expensive model\n`);
  expect(worst).toBeLessThan(5);
});
