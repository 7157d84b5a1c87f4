import { hash } from 'node:crypto';
import { parseFeed as parseText } from 'feedsmith';
import { canonicalLink, linkKey } from '#core/news/gathering/canonical-link.ts';
import type { Report } from '#core/news/gathering/choose-items.ts';
import { withoutOwnLink } from '#core/news/gathering/own-link.ts';
import { plainText } from '#core/news/gathering/plain-text.ts';
import { summaryOf } from '#core/news/gathering/summary.ts';
import { decodeEntities } from '#core/html/entities.ts';
import { done, refuse, type Result } from '#core/result.ts';
import { unwrappedLink } from '#core/html/links/unwrapped-link.ts';
import { feedText } from './decode-feed.ts';
import { reportDate } from './report-date.ts';
import { normaliseFeed, type ParsedFeed } from './normalise-feed.ts';

/**
 * Parses a feed that `feed-reader.ts` downloaded. Refuses entity declarations. Keeps the complete reports of a truncated
 * feed.
 */
export function parseFeed(
  bytes: Uint8Array,
  { address, contentType }: Origin,
): Result<FeedContent, FeedRefusal> {
  const text = feedText(bytes, contentType);
  if (text === undefined) return refuse({ code: 'unknown-charset' });
  const prolog = prologOf(text);
  // Attacks on XML parsers use entity declarations, and no feed needs them.
  if (/<!ENTITY/i.test(prolog)) return refuse({ code: 'declares-entities' });
  const body = text.slice(prolog.length);
  if (/^<(?:!doctype\s+html|html)\b/i.test(body) || /<!doctype\s+html\b/i.test(prolog)) {
    if (!/<(?:rss|feed|rdf:rdf)\b/i.test(body)) return refuse({ code: 'is-a-web-page' });
  }
  const written = withOriginalLinks(body);
  const parsed =
    parsedFeed(written) ?? parsedFeed(withBareSigns(written)) ?? parsedFeed(wholePartOf(written));
  if (parsed === undefined)
    return refuse({ code: /^<(?:rss|feed|rdf:rdf)\b|^\{/i.test(body) ? 'malformed' : 'not-a-feed' });

  const feed = normaliseFeed(parsed);
  const name = plainText(feed.title, longest.name) || new URL(address).hostname;
  const home = feed.home ?? address;
  const reports = feed.reports.map((report): Report => {
    const base = URL.canParse(report.base ?? '', home) ? new URL(report.base ?? '', home).href : home;
    const link = report.link === undefined ? undefined : canonicalLink(decodeEntities(report.link), base);
    const title = plainText(report.title, longest.title);
    const source = paperOf(report, link) || name;
    const isOwn = (href: string) => link !== undefined && canonicalLink(href, link) === link;
    return {
      id: link && idOf(link),
      title: withoutPaper(title, source),
      summary: summaryOf(
        report.texts.map((each) => plainText(withoutOwnLink(each ?? '', isOwn), maxText)),
        { title, maxLength: longest.summary },
      ),
      link,
      source,
      publishedAt: report.dates.map(reportDate).find((date) => date !== undefined),
      ...languageOf(report.language ?? feed.language),
    };
  });
  return done({ name, reports });
}

/** Returns the paper that wrote a report of a collecting feed, such as Google News or Google Alerts, or ''. */
function paperOf(
  { source, link }: { source: string | undefined; link: string | undefined },
  target: string | undefined,
): string {
  const isWrapped = link !== undefined && target !== undefined && unwrappedLink(link.trim()) !== link.trim();
  return (
    plainText(source ?? '', longest.name) || (isWrapped ? new URL(target).hostname.replace(/^www\./, '') : '')
  );
}

/** Google News writes “Title - Paper”. */
const withoutPaper = (title: string, paper: string): string =>
  title.endsWith(` - ${paper}`) ? title.slice(0, -` - ${paper}`.length) : title;

/** FeedBurner replaces each link by its own, and keeps the original beside it. */
const withOriginalLinks = (body: string): string =>
  body.includes('<feedburner:origLink>')
    ? body
        .replaceAll(/(<\/?)link>/g, '$1feedburner:link>')
        .replaceAll(/(<\/?)feedburner:origLink>/g, '$1link>')
    : body;

/** Derives an id from the link, so that a report has the same id on every day and in every feed. */
const idOf = (link: string): string => hash('sha256', linkKey(link), 'base64url').slice(0, 22);

/** Longer names, titles and summaries are cut to these numbers of characters. */
const longest = { name: 80, title: 200, summary: 1200 };
const maxText = 20_000;

/** At most this many reports of a feed are read. Feeds list their newest reports first. */
const maxRead = 100;

const prologOf = (text: string): string =>
  /^(?:\ufeff|\s|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[[^]*?\]\s*)?>)*/i.exec(
    text,
  )?.[0] ?? '';

function parsedFeed(text: string): ParsedFeed | undefined {
  try {
    return parseText(text, { maxItems: maxRead, parseDateFn: (raw) => raw });
  } catch (error) {
    // The library throws for a truncated or invalid feed. `parseFeed` then retries with the result of `wholePartOf`.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Escapes each “<” that begins no tag, as in “basemap <6”. */
const withBareSigns = (text: string): string => text.replaceAll(/<(?![!?])(?=[^<>]*<)/g, '&lt;');

/** Cuts a truncated feed after its last complete report, and closes the open tags. */
function wholePartOf(text: string): string {
  const end = Math.max(
    ...['</item>', '</entry>'].map((tag) => {
      const at = text.lastIndexOf(tag);
      return at < 0 ? -1 : at + tag.length;
    }),
  );
  if (end < 0) return '';
  const [, root = ''] = /^<(rss|feed|rdf:rdf)\b/i.exec(text) ?? [];
  const channel = /<channel\b/i.test(text) && root.toLowerCase() === 'rss' ? '</channel>' : '';
  return `${text.slice(0, end)}${channel}</${root}>`;
}

function languageOf(said: string | undefined): { language?: string } {
  // `es-ES` gives `es`. A name such as `Español` gives nothing.
  const code = /^[a-z]{2}(?![a-z])/i.exec(said?.trim() ?? '')?.[0];
  return code === undefined ? {} : { language: code.toLowerCase() };
}

export type FeedContent = { name: string; reports: Report[] };

export type FeedRefusal = {
  code: 'unknown-charset' | 'declares-entities' | 'is-a-web-page' | 'malformed' | 'not-a-feed';
};

type Origin = { address: string; contentType: string };
