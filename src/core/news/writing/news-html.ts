import { escapeAttribute } from '../../html/entities.ts';
import type { NewsPhrasesOf } from './news-phrases.ts';
import type { NewsReport } from './news-writer.ts';

/** Paragraphs of sentences. All markup in them is escaped. */
export const paragraphsHtml = (paragraphs: readonly (readonly string[])[]): string =>
  paragraphs.map((sentences) => `<p>${escaped(sentences.join(' '))}</p>`).join('\n');

/** The reports behind a text, each with its headline, link, source and day. */
export const sourcesHtml = (reports: readonly NewsReport[], phrases: NewsPhrasesOf): string =>
  [`<h2>${escaped(phrases.sources)}</h2>`, reportsHtml(reports, phrases)].join('\n');

/** A headline stays in its own language, and is marked with it if it is known. */
export const reportsHtml = (reports: readonly NewsReport[], phrases: NewsPhrasesOf): string =>
  [
    '<ul>',
    ...reports.map((report) => {
      const lang = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(report.language ?? '')
        ? ` lang="${report.language ?? ''}"`
        : '';
      const title = escaped(report.title);
      const link = webAddress(report.link);
      const headline =
        link === undefined
          ? `<span${lang}>${title}</span>`
          : `<a href="${escaped(link)}"${lang}>${title}</a>`;
      const date = phrases.date(new Date(report.publishedAt));
      return `<li>${headline} (${escaped(report.source)}, ${escaped(date)})</li>`;
    }),
    '</ul>',
  ].join('\n');

const webAddress = (link: string): string | undefined =>
  URL.canParse(link) && ['https:', 'http:'].includes(new URL(link).protocol) ? new URL(link).href : undefined;

const escaped = (text: string): string => escapeAttribute(text.replaceAll(/\s+/g, ' '));
