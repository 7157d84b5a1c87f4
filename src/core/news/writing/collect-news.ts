import { noTokens } from '../../language-model/language-model.ts';
import { postLimits } from '../../post/post.ts';
import { paragraphsHtml, reportsHtml } from './news-html.ts';
import type { NewsPhrases } from './news-phrases.ts';
import { reportsOf } from './news-report.ts';
import type { NewsWriter } from './news-writer.ts';

/** How many reports make a post, and how many it shows at most. */
const reportCount = { min: 3, max: 12 };

/**
 * The news of a day without a model: headlines as they are, with source, link and date, and not a word of prose that
 * nobody wrote.
 */
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
