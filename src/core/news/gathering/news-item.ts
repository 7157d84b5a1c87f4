/** The texts of a report are plain text. A model gets them as data, not as instructions. */
export type NewsItem = {
  /** A digest of the canonical link, so that a report has the same id every day. */
  id: string;
  title: string;
  summary: string;
  link: string;
  source: string;
  publishedAt: Date;
  language?: string;
};
