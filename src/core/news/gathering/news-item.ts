/** A report that a feed contains. The texts of a report are plain text. A model gets them as data, not as instructions. */
export type NewsItem = {
  /** A hash of `linkKey(link)`, so that a report has the same id on every day and in every feed. */
  id: string;
  title: string;
  summary: string;
  link: string;
  source: string;
  publishedAt: Date;
  language?: string;
};
