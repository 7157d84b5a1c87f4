import { noTokens } from '../../language-model/language-model.ts';
import { digestOf } from './digest.ts';
import type { NewsPhrases } from './news-phrases.ts';
import { reportsOf } from './news-report.ts';
import type { NewsWriter } from './news-writer.ts';

/** Makes the day's news without a model: a digest in every language. */
export const collectNews = ({ day, phrases }: { day: Date; phrases: NewsPhrases }): NewsWriter => ({
  facts: (items) => {
    const { reports, dropped } = reportsOf(items);
    return Promise.resolve(
      reports.length === 0
        ? { ok: false, reason: 'too-little-news', detail: 'no reports', tokens: noTokens }
        : { ok: true, facts: { reports, facts: [], dropped }, tokens: noTokens },
    );
  },
  text: ({ reports }, locale) =>
    Promise.resolve({
      ok: true,
      text: digestOf(reports, { day, words: phrases[locale] }),
      tokens: noTokens,
    }),
});
