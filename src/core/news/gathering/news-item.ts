/** A report of a feed is plain text, and only data: the code never treats it as an instruction. */
export type NewsItem = {
  /** A hash of the canonical link, so that a report has the same id every day. */
  id: string;
  title: string;
  summary: string;
  /** The canonical link, over http or https. */
  link: string;
  /** The name of the feed or of its site. */
  source: string;
  publishedAt: Date;
  language?: string;
};
