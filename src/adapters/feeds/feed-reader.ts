import type { FeedReader, FeedReading, FeedVersion } from '#core/news/gathering/gather-news.ts';
import { safeFetch } from '../outside/safe-fetch.ts';
import { parseFeed } from './parse-feed.ts';

/**
 * Downloads the feeds of the daily news. Reads at most 2 MB, by default in 8 seconds. Accepts only public HTTPS URLs
 * and URLs that `allowed` permits.
 */
export const feedReader = ({ allowed, site, milliseconds = 8000 }: ReaderOptions = {}): FeedReader => ({
  async read(address, version) {
    const fetched = await safeFetch(address, {
      bytes: maxFeedBytes,
      milliseconds,
      headers: { accept: feedTypes, 'user-agent': userAgent(site), ...conditionsOf(version) },
      allowed,
    });
    if (!fetched.ok) return refused(fetched.refusal.code, '');
    const { status, headers, body, url } = fetched.value;
    if (status === 304 && version !== undefined) return { state: 'unchanged' };
    if (status !== 200) return refused('bad-status', `HTTP ${status}`);

    const contentType = oneHeader(headers['content-type']) ?? '';
    const feed = parseFeed(body, { address: url, contentType });
    if (!feed.ok) return refused(feed.refusal.code, contentType.slice(0, 100));
    return {
      state: 'read',
      ...feed.value,
      etag: oneHeader(headers['etag']),
      lastModified: oneHeader(headers['last-modified']),
    };
  },
});

/** Names the site, because papers block programs that do not say who they are and how to reach them. */
const userAgent = (site: string | undefined): string =>
  site === undefined ? 'NewsReader/1.0' : `NewsReader/1.0 (+${site}; once a day)`;

/** Even the largest newspaper feeds have only a quarter of this size after decompression. */
const maxFeedBytes = 2 * 1024 * 1024;

const feedTypes =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.1';

const refused = (trouble: (FeedReading & { state: 'refused' })['trouble'], detail: string): FeedReading => ({
  state: 'refused',
  trouble,
  detail,
});

const conditionsOf = (version: FeedVersion | undefined): Record<string, string> => ({
  ...(version?.etag === undefined ? {} : { 'if-none-match': version.etag }),
  ...(version?.lastModified === undefined ? {} : { 'if-modified-since': version.lastModified }),
});

/** Returns the header, or undefined if the header is too long or has invisible characters. */
function oneHeader(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value[0] : value;
  return text !== undefined && /^[\x20-\x7e]{1,300}$/.test(text) ? text : undefined;
}

type ReaderOptions = {
  /** The address of the site that reads the feeds, shown to their owners. */
  site?: string;
  allowed?: ((url: URL) => boolean) | undefined;
  /** The timeout in milliseconds per feed, including redirects and body. */
  milliseconds?: number;
};
