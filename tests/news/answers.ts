/** Correct answers of a model about the stories in stories.ts, for tests that then change a part of them. */
import type { LanguageModel, ModelAnswer, ModelCost, Question } from '#core/language-model/language-model.ts';
import { locales, type Locale } from '#core/locale.ts';
import type { NewsItem } from '#core/news/gathering/news-item.ts';
import type { NewsPhrases } from '#core/news/writing/news-phrases.ts';
import type { NewsFacts, NewsText } from '#core/news/writing/news-writer.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import { storiesOn, type Story } from './stories.ts';

export const day = new Date('2026-11-21T06:00:00Z');

const publishedAt = new Date('2026-11-20T08:00:00Z');
export const stories = storiesOn(publishedAt);

export const itemsOf = (chosen: readonly Story[]): NewsItem[] =>
  chosen.map(({ item }) => ({ ...item, publishedAt }));

export const foundIn = (chosen: readonly Story[]): { facts: object[] } => ({
  facts: chosen.flatMap(({ facts }, at) => facts.map(({ quote }) => ({ report: `r${at + 1}`, quote }))),
});

/** Returns a correct answer of the model. `pattern`: 0 uses the first wording, 1 the second, 2 and 3 alternate. */
export function goodText(chosen: readonly Story[], locale: Locale, pattern = 0): AnsweredText {
  const paragraphs = chosen.map(({ facts }, story) =>
    facts.map(({ tell }, fact) => ({
      text: tell[locale][wayOf(pattern, fact)],
      facts: [factId(story, fact)],
    })),
  );
  const [first] = chosen;
  const [excerpt] = first?.facts ?? [];
  return {
    title: {
      text: first?.titles[locale] ?? '',
      facts: (first?.facts ?? []).map((_, fact) => factId(0, fact)),
    },
    excerpt: [{ text: excerpt?.tell[locale][1] ?? '', facts: [factId(0, 0)] }],
    paragraphs,
  };
}

export const factId = (story: number, fact: number): string => `f${story * 4 + fact + 1}`;

const wayOf = (pattern: number, fact: number): 0 | 1 =>
  [0, 1, fact % 2, (fact + 1) % 2][pattern] === 1 ? 1 : 0;

/** The text of a day, judged. Throws if a step fails. */
export async function writtenNews(
  locale: Locale,
  {
    items = itemsOf(stories),
    ...deps
  }: Omit<Parameters<typeof writeNews>[0], 'day' | 'phrases'> & {
    items?: NewsItem[];
  },
): Promise<WrittenNews> {
  const writer = writeNews({ ...deps, day, phrases });
  const found = await writer.facts(items);
  if (!found.ok) throw new Error(found.detail);
  const written = await writer.text(found.value, locale);
  if (!written.ok) throw new Error(written.detail);
  return { text: written.value, facts: found.value, tokens: written.tokens };
}

type WrittenNews = { text: NewsText; facts: NewsFacts; tokens: ModelCost['tokens'] };

/** Imitates a model that gives these answers in order. A string such as 'unreachable' makes the request fail. */
export function scriptedModel(...answers: unknown[]): LanguageModel & { questions: Question<never>[] } {
  const questions: Question<never>[] = [];
  return {
    questions,
    ask: (question) => {
      questions.push(question as Question<never>);
      const answer = answers.shift();
      rememberWritten(question, answer);
      const cost = { tokens: { input: 100, output: 10 } };
      const trouble = typeof answer === 'string' || answer === undefined;
      return Promise.resolve(
        (trouble
          ? { ok: false, trouble: answer ?? 'unreachable', detail: 'scripted', ...cost }
          : { ok: true, value: answer, ...cost }) as ModelAnswer<never>,
      );
    },
  };
}

/**
 * The sentences of the last answer in each language, each with its source, because a judge’s question has sentences of
 * the examination too: others, and these beside another source.
 */
const lastWritten = new Map<string, ReadonlySet<string>>();

const languageIn = (task: string): string => /\bin (Dutch|English|Spanish|German)\b/.exec(task)?.[1] ?? '';

export function rememberWritten({ task, material }: Asked, answer: unknown): void {
  if (typeof answer !== 'object') return;
  const { facts = [] } = material as { facts?: { id: string; quote: string }[] };
  const written = sentencesIn(answer).map(({ text, facts: cited }) => {
    const ids = new Set(cited.map((id) => id.replace(/^\W*f?(\d+)\W*$/i, 'f$1')));
    return pairOf(text.trim(), [...new Set(facts.flatMap(({ id, quote }) => (ids.has(id) ? [quote] : [])))]);
  });
  lastWritten.set(languageIn(task), new Set(written));
}

function sentencesIn(answer: unknown): AnsweredSentence[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { text, facts = [] } = answer as Partial<AnsweredSentence>;
  return typeof text === 'string' ? [{ text, facts }] : Object.values(answer).flatMap(sentencesIn);
}

const pairOf = (text: string, source: string[]): string => JSON.stringify([text, ...source]);

/** All other sentences are false controls, except those that repeat their source. */
const isWritten = (task: string, text: string, source: string[]): boolean =>
  lastWritten.get(languageIn(task))?.has(pairOf(text, source)) === true;

type Asked = Pick<Question<never>, 'task' | 'material'>;

/** Imitates a judge that quotes the source of each accepted sentence. By default, accepts all that the model wrote. */
export const aJudge = (isRight: IsRight = () => true): LanguageModel & { questions: Question<never>[] } => {
  const questions: Question<never>[] = [];
  return {
    questions,
    ask: (question) => {
      questions.push(question as Question<never>);
      const value = verdictsOn(question, isRight);
      return Promise.resolve({ ok: true, value, tokens: { input: 50, output: 5 } } as ModelAnswer<never>);
    },
  };
};

export const verdictsOn = (
  { task, material }: Asked,
  isRight: IsRight = () => true,
): { verdicts: object[] } => ({
  verdicts: (material as JudgeMaterial).reports.flatMap(({ sentences }) =>
    sentences.map(({ number, text, source }) => ({
      number,
      verdict:
        source.join(' ') === text || (isWritten(task, text, source) && isRight(text, source))
          ? 'supported'
          : 'meaning',
      words: source[0]?.split(' ').slice(0, 4).join(' ') ?? '',
      subject: 'none',
    })),
  ),
});

type IsRight = (text: string, source: string[]) => boolean;
export type JudgeMaterial = {
  reports: { sentences: { number: number; text: string; source: string[] }[] }[];
};

export const phrases = Object.fromEntries(
  locales.map((locale) => [
    locale,
    {
      title: () => `News of the day (${locale})`,
      sources: 'Sources',
      collectedTitle: () => `Collected news (${locale})`,
      collectedExcerpt: () => 'What the feeds report.',
      collectedNote: 'Collected automatically.',
      date: (moment: Date) => moment.toISOString().slice(0, 10),
    },
  ]),
) as unknown as NewsPhrases;

export type AnsweredSentence = { text: string; facts: string[] };
export type AnsweredText = {
  title: AnsweredSentence;
  excerpt: AnsweredSentence[];
  paragraphs: AnsweredSentence[][];
};
