import { noTokens } from '../../language-model/language-model.ts';
import { postLimits } from '../../post/post.ts';
import { paragraphsHtml, reportsHtml } from './news-html.ts';
import type { NewsPhrases } from './news-phrases.ts';
import { reportsOf } from './news-report.ts';
import type { NewsWriter } from './news-writer.ts';

/** The minimum for a post, and the maximum it shows. */
const reportCount = { min: 3, max: 12 };

/** The day's news without a model: original headlines with source, link and date, and no prose. */
export function collectNews({ day, phrases }: { day: Date; phrases: NewsPhrases }): NewsWriter {
  return {
    isAi: false,
    facts: (items) => {
      const { reports, dropped } = reportsOf(items);
      const detail = `${reports.length} reports`;
      return Promise.resolve(
        reports.length < reportCount.min
          ? { ok: false, reason: 'too-little-news', detail, tokens: noTokens }
          : {
              ok: true,
              facts: { reports: reports.slice(0, reportCount.max), facts: [], dropped },
              tokens: noTokens,
            },
      );
    },
    text: ({ reports }, locale) => {
      const words = phrases[locale];
      return Promise.resolve({
        ok: true,
        text: {
          title: words.collectedTitle(day).slice(0, postLimits.title),
          excerpt: words.collectedExcerpt(day).slice(0, postLimits.excerpt),
          content: [paragraphsHtml([[words.collectedNote]]), reportsHtml(reports, words)].join('\n'),
          claims: [],
          dropped: [],
        },
        tokens: noTokens,
      });
    },
  };
}
