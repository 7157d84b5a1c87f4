/** One report of a feed, as plain text: data, never instruction. */
export type NewsItem = {
  /** A hash of the canonical link: the same report has the same id on every day. */
  id: string;
  title: string;
  summary: string;
  /** Canonical, http or https. */
  link: string;
  /** The name of the feed, or of the site it is of. */
  source: string;
  publishedAt: Date;
  language?: string;
};
