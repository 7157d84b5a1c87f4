/** A report of a feed. Its texts are plain text, and the code never treats them as instructions. */
export type NewsItem = {
  /** A digest of the canonical link, so that a report has the same id every day. */
  id: string;
  title: string;
  summary: string;
  link: string;
  /** The name of the feed or of its site. */
  source: string;
  publishedAt: Date;
  language?: string;
};
