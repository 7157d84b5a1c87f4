import { addressesModel } from '../../language/model-talk.ts';
import { readWords } from '../../language/read-words.ts';
import type { NewsItem } from '../gathering/news-item.ts';
import type { Dropped, NewsFact, NewsFacts, NewsReport } from './news-writer.ts';
import type { FactsFound } from './news-task.ts';
import { wholeSentences } from './sentence/whole-sentences.ts';

/** Models may give a few more than the 24 that `factsTask` asks for. */
const maxFacts = 30;

/** A quotation needs this many words, because a report may contain a shorter quotation by chance. */
const minQuoteWords = 4;

/**
 * Returns the facts that a model found in the reports, without those that the reports do not contain.
 * Each fact consists of whole sentences of a report, because half a sentence may say the opposite.
 */
export function newsFactsFrom(
  found: readonly FactsFound[],
  reports: readonly NewsReport[],
): { facts: NewsFact[]; dropped: Dropped[] } {
  const facts: NewsFact[] = [];
  const dropped: Dropped[] = [];
  const different = new Map(found.map((each) => [JSON.stringify(each), each])).values();
  for (const { report: id, quote: quoted } of different) {
    const report = reportWith(id, reports);
    const isLong = readWords(quoted).length >= minQuoteWords;
    const quote = report && isLong ? wholeSentences(textOfReport(report), quoted) : undefined;
    if (report === undefined || quote === undefined)
      dropped.push({ sentence: quoted.slice(0, 500), why: report === undefined ? 'no-report' : 'quote' });
    else if (facts.length < maxFacts) facts.push({ id: `f${facts.length + 1}`, report: report.id, quote });
  }
  return { facts, dropped };
}

/** Finds the report that `reportMaterial` numbered. Models write “r2” also as “2” or “report 2”. */
const reportWith = (id: string, reports: readonly NewsReport[]): NewsReport | undefined =>
  reports[Number(/^\D*(\d{1,3})\D*$/.exec(id)?.[1]) - 1];

/** The text of a report in which facts are looked up. */
export const textOfReport = ({ title, summary }: Pick<NewsReport, 'title' | 'summary'>): string =>
  `${title}${/[.!?…]$/.test(title) ? '' : '.'} ${summary}`;

/** Returns the report that a sentence of the news cites, and the cited sentences. */
export function sourceOf(
  { facts: ids }: { facts: string[] },
  { facts }: NewsFacts,
): { report: string; source: string[] } {
  const cited = facts.filter(({ id }) => ids.includes(id));
  return { report: cited[0]?.report ?? '', source: [...new Set(cited.map(({ quote }) => quote))] };
}

/** Drops and records each report that addresses a model rather than people. The model never gets such a report. */
export function reportsOf(items: readonly NewsItem[]): { reports: NewsReport[]; dropped: Dropped[] } {
  const { silenced = [], reports = [] } = Object.groupBy(items, ({ title, summary }) =>
    addressesModel(title) || addressesModel(summary) ? 'silenced' : 'reports',
  );
  return {
    reports: reports.map((item) => ({ ...item, publishedAt: item.publishedAt.toISOString() })),
    dropped: silenced.map(({ title }) => ({ sentence: title, why: 'instruction' })),
  };
}
