/** One report of a feed, as plain text: data, never instruction. */
export type NewsItem = {
  /** Hash of the canonical link. */
  id: string;
  title: string;
  summary: string;
  link: string;
  /** Name of the feed. */
  source: string;
  publishedAt: Date;
  language?: string;
};
