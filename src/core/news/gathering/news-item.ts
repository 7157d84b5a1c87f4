/** One report of a feed, as plain text: data, never instructions. */
export type NewsItem = {
  /** A hash of the canonical link, so that a report has the same id every day. */
  id: string;
  title: string;
  summary: string;
  /** Canonical, http or https. */
  link: string;
  /** The name of the feed or of its site. */
  source: string;
  publishedAt: Date;
  language?: string;
};
