import { escapeAttribute } from '../../html/entities.ts';
import type { NewsPhrasesOf } from './news-phrases.ts';
import type { NewsReport } from './news-writer.ts';

/**
 * Writes the paragraphs of a news text as HTML, with links to the reports. Escapes all markup in the texts. The addresses
 * and languages of reports are checked where feeds are read, and `safeBody` checks all links again.
 */
export const paragraphsHtml = (
  paragraphs: readonly { sentences: readonly string[]; sources: readonly NewsReport[] }[],
): string =>
  paragraphs
    .map(({ sentences, sources }) => {
      const papers = [...new Map(sources.map((report) => [report.source, report])).values()];
      const links = papers.map((report) => linked(report, report.source)).join(', ');
      return `<p>${escaped(sentences.join(' '))}${links === '' ? '' : ` (${links})`}</p>`;
    })
    .join('\n');

/** Writes the list of sources below a news text. */
export const sourcesHtml = (reports: readonly NewsReport[], phrases: NewsPhrasesOf): string =>
  [`<h2>${escaped(phrases.sources)}</h2>`, reportsHtml(reports, phrases)].join('\n');

/** Writes reports as a list with links. */
export const reportsHtml = (reports: readonly NewsReport[], phrases: NewsPhrasesOf): string =>
  [
    '<ul>',
    ...reports.map((report) => {
      const lang = report.language === undefined ? '' : ` lang="${escaped(report.language)}"`;
      const date = phrases.date(new Date(report.publishedAt));
      return `<li>${linked(report, report.title, lang)} (${escaped(report.source)}, ${escaped(date)})</li>`;
    }),
    '</ul>',
  ].join('\n');

const linked = ({ link }: NewsReport, words: string, lang = ''): string =>
  `<a href="${escaped(link)}"${lang}>${escaped(words)}</a>`;

const escaped = (text: string): string => escapeAttribute(text.replaceAll(/\s+/g, ' '));
