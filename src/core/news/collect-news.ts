import { postLimits } from '../post/post.ts';
import { paragraphsHtml, reportsHtml } from './news-html.ts';
import type { NewsPhrases } from './phrases.ts';
import { reportOf } from './news-report.ts';
import { talksToProgram } from './sentence/check-fact.ts';
import type { NewsWriter } from './writing.ts';

/** How many reports make a post, and how many it shows at most. */
const reportCount = { fewest: 3, most: 12 };

/**
 * The news of a day without a model: headlines as they are, with source, link and date, and not a word of prose that
 * nobody wrote.
 */
export function collectNews({ day, phrases }: { day: Date; phrases: NewsPhrases }): NewsWriter {
  return {
    isAi: false,
    facts: async (items) => {
      const heard = items.map(reportOf);
      const reports = heard.filter((report) => !talksToProgram(report));
      const dropped = heard
        .filter(talksToProgram)
        .map(({ title }) => ({ sentence: title, why: 'instruction' }));
      if (reports.length < reportCount.fewest)
        return Promise.resolve({
          ok: false,
          reason: 'too-little-news',
          detail: `${reports.length} reports`,
          tokens,
        });
      return Promise.resolve({
        ok: true,
        facts: { reports: reports.slice(0, reportCount.most), facts: [], dropped },
        tokens,
      });
    },
    text: ({ reports }, locale) => {
      const words = phrases[locale];
      return Promise.resolve({
        ok: true,
        text: {
          title: words.collectedTitle(day).slice(0, postLimits.title),
          excerpt: words.collectedExcerpt(day).slice(0, postLimits.excerpt),
          content: [paragraphsHtml([[words.collectedNote]]), reportsHtml(reports, words)].join('\n'),
          told: [],
          dropped: [],
        },
        tokens,
      });
    },
  };
}

const tokens = { input: 0, output: 0 };
