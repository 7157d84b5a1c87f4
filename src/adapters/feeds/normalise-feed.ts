import type { parseFeed } from 'feedsmith';

/** Brings RSS, RDF, Atom and JSON feeds into one shape. */
export function normaliseFeed({ format, feed }: ParsedFeed): Feed {
  switch (format) {
    case 'rss':
    case 'rdf':
      return ofRss(feed);
    case 'atom':
      return {
        title: readable(feed.title) ?? '',
        home: webAddress(feed.xml?.base) ?? webAddress(alternateOf(feed.links)),
        language: feed.xml?.lang,
        reports: (feed.entries ?? []).map((entry) => ({
          title: readable(entry.title) ?? '',
          link: alternateOf(entry.links) ?? webAddress(entry.id),
          base: entry.xml?.base,
          texts: [readable(entry.summary), readable(entry.content), ...mediaTexts(entry)],
          source: entry.source?.title?.value,
          dates: [entry.published, entry.updated, ...dublinDates(entry)],
          language: entry.xml?.lang,
        })),
      };
    case 'json':
      return {
        title: feed.title ?? '',
        home: webAddress(feed.home_page_url),
        language: feed.language,
        reports: (feed.items ?? []).map((item) => ({
          title: item.title ?? '',
          link: item.url ?? item.external_url ?? webAddress(item.id),
          base: undefined,
          texts: [item.summary, item.content_text, item.content_html],
          source: undefined,
          dates: [item.date_published, item.date_modified],
          language: item.language,
        })),
      };
  }
}

function ofRss(feed: RssFeed): Feed {
  return {
    title: feed.title ?? '',
    home: webAddress(feed.link),
    language: feed.language ?? feed.dc?.languages?.[0],
    reports: (feed.items ?? []).map((item) => ({
      title: item.title ?? item.dc?.titles?.[0] ?? '',
      link: linkOf(item),
      base: undefined,
      texts: [item.description, item.content?.encoded, ...mediaTexts(item)],
      source: item.source?.title,
      dates: [item.pubDate, ...dublinDates(item), item.atom?.published, item.atom?.updated],
      language: item.dc?.languages?.[0],
    })),
  };
}

/** Films have their text in a group of files, and broadcasts in the tags of a shop for them. */
const mediaTexts = ({ media, itunes }: Pick<RssItem, 'media' | 'itunes'>): (string | undefined)[] => [
  media?.description?.value,
  media?.groups?.[0]?.description?.value,
  // oxlint-disable-next-line typescript/no-deprecated -- podcasts still describe their films there
  itunes?.summary,
];

const dublinDates = ({ dc, dcterms }: Pick<RssItem, 'dc' | 'dcterms'>): (string | undefined)[] =>
  [dc?.dates, dcterms?.issued, dcterms?.created, dcterms?.dates, dcterms?.modified].map(
    (dates) => dates?.[0],
  );

/** Some reports have an empty link, or only one that counts readers, but another in Atom, or a `guid` that is a URL. */
function linkOf({ link, atom, guid }: RssItem): string | undefined {
  const permanent = guid?.isPermaLink === false ? undefined : webAddress(guid?.value);
  const isCounted = /^https?:\/\/(feedproxy\.google|feeds\.feedburner|feeds\.feedblitz)\.com\//.test(
    link ?? '',
  );
  return (isCounted ? permanent : undefined) ?? link ?? alternateOf(atom?.links) ?? permanent;
}

const webAddress = (text: string | undefined): string | undefined =>
  /^\s*https?:\/\//i.test(text ?? '') && URL.canParse(text ?? '') ? text : undefined;

const alternateOf = (links: { href?: unknown; rel?: string }[] | undefined): string | undefined => {
  const link = links?.find(({ rel = 'alternate' }) => rel === 'alternate');
  return typeof link?.href === 'string' ? link.href : undefined;
};

/** Returns the content of an Atom element, or undefined if the content is not text, such as an image in base64. */
const readable = (content: { value?: string; type?: string } | undefined): string | undefined =>
  /^(?:text|html|xhtml|text\/.*|.*\+xml)$/.test(content?.type ?? 'text') ? content?.value : undefined;

export type ParsedFeed = ReturnType<typeof parseFeed<string>>;

type RssFeed = Extract<ParsedFeed, { format: 'rss' }>['feed'];
type RssItem = NonNullable<RssFeed['items']>[number];

export type Feed = {
  title: string;
  /** The URL of the website. The links and bases of reports are relative to it. */
  home: string | undefined;
  language: string | undefined;
  reports: FeedReport[];
};

type FeedReport = {
  title: string;
  link: string | undefined;
  /** What the link is relative to, if the report says so. */
  base: string | undefined;
  /** The excerpt, then longer texts. */
  texts: (string | undefined)[];
  /** The paper that wrote the report, if the feed collects reports of several papers. */
  source: string | undefined;
  /** The first that can be read counts. */
  dates: (string | undefined)[];
  language: string | undefined;
};
