import { postLimits } from '../../post/post.ts';
import { isSensitive } from './judge/sensitive-words.ts';
import { paragraphsHtml, reportsHtml } from './news-html.ts';
import type { NewsPhrasesOf } from './news-phrases.ts';
import type { NewsReport, NewsText } from './news-writer.ts';

const maxHeadlines = 12;

/**
 * Makes the news of a day without a language model: a list of headlines.
 * Leaves out sensitive headlines. If every headline is sensitive, keeps all of them and holds the digest for review.
 */
export function digestOf(
  reports: readonly NewsReport[],
  { day, words }: { day: Date; words: NewsPhrasesOf },
): NewsText {
  const harmless = reports.filter(({ title, summary }) => !isSensitive(`${title}. ${summary}`));
  const shown = (harmless.length > 0 ? harmless : reports).slice(0, maxHeadlines);
  return {
    title: words.collectedTitle(day).slice(0, postLimits.title),
    excerpt: words.collectedExcerpt(day).slice(0, postLimits.excerpt),
    content: [
      paragraphsHtml([{ sentences: [words.collectedNote], sources: [] }]),
      reportsHtml(shown, words),
    ].join('\n'),
    isAi: false,
    reports: shown.map(({ id }) => id),
    waits: harmless.length > 0 ? [] : ['sensitive'],
    evidence: [],
    dropped: reports
      .filter((report) => harmless.length > 0 && !harmless.includes(report))
      .map(({ title }) => ({ sentence: title, why: 'sensitive' })),
  };
}
