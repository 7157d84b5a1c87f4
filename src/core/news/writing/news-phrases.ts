import type { Locale } from '../../locale.ts';

/** The fixed phrases of the daily news. The caller takes them from the dictionaries. */
export type NewsPhrases = Record<Locale, NewsPhrasesOf>;

export type NewsPhrasesOf = {
  /** The title if no title by the model passes the checks: "Ibiza-nieuws van 21 november 2026". */
  title: (day: Date) => string;
  sources: string;
  collectedTitle: (day: Date) => string;
  collectedExcerpt: (day: Date) => string;
  /** Says that a program compiled the page, and what the page contains. */
  collectedNote: string;
  date: (moment: Date) => string;
};
