import type { LanguageModel, ModelAnswer } from '#core/language-model/language-model.ts';
import { messagesOf } from '#adapters/language-model/chat-messages.ts';
import { locales } from '#core/locale.ts';
import type { NewsItem } from '#core/news/gathering/news-item.ts';
import type { NewsText } from '#core/news/writing/news-writer.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import { phrases } from '../answers.ts';

/**
 * A news run with a real model, stored for repetition. `exchanges` has the questions to the model and the judge with
 * their answers. `day` is the date of the news.
 */
export type Recording = {
  model: string;
  judge: string;
  day: string;
  reports: (Omit<NewsItem, 'publishedAt'> & { publishedAt: string })[];
  exchanges: Exchange[];
};

type Exchange = { messages: { role: string; content: string }[]; answer: ModelAnswer<unknown> };

export const recordingOf = (model: LanguageModel, exchanges: Exchange[]): LanguageModel => ({
  async ask(question) {
    const answer = await model.ask(question);
    exchanges.push({ messages: messagesOf(question), answer });
    return answer;
  },
});

/** Repeats recorded answers. A question that was not recorded fails as if the model were unreachable. */
export const replayOf = ({ exchanges }: Pick<Recording, 'exchanges'>): LanguageModel => ({
  ask: (question) => {
    const messages = JSON.stringify(messagesOf(question));
    const found = exchanges.find((exchange) => JSON.stringify(exchange.messages) === messages);
    const missing = {
      ok: false,
      trouble: 'unreachable',
      detail: 'not recorded',
      tokens: { input: 0, output: 0 },
    };
    return Promise.resolve((found?.answer ?? missing) as ModelAnswer<never>);
  },
});

/** The examination of the judge must ask the same questions again. */
function repeatable(): () => number {
  let state = 1;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

export async function newsOf(
  { day, reports }: Pick<Recording, 'day' | 'reports'>,
  { model, judge }: { model: LanguageModel; judge: LanguageModel },
): Promise<NewsText[]> {
  const writer = writeNews({
    model,
    judge,
    day: new Date(`${day}T12:00:00Z`),
    phrases,
    random: repeatable(),
  });
  const found = await writer.facts(
    reports.map((report) => ({ ...report, publishedAt: new Date(report.publishedAt) })),
  );
  if (!found.ok) throw new Error(`The facts failed: ${found.trouble} ${found.detail}`);
  const texts: NewsText[] = [];
  for (const locale of locales) {
    const written = await writer.text(found.value, locale);
    if (!written.ok) throw new Error(`The text in ${locale} failed: ${written.trouble} ${written.detail}`);
    texts.push(written.value);
  }
  return texts;
}
