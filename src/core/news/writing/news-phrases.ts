import type { Locale } from '../../locale.ts';

/** Our own words around the news of a day, handed in by who knows the dictionaries. */
export type NewsPhrases = Record<Locale, NewsPhrasesOf>;

export type NewsPhrasesOf = {
  /** Where no title of the model passes: "Ibiza-nieuws van 21 november 2026". */
  title: (day: Date) => string;
  sources: string;
  collectedTitle: (day: Date) => string;
  collectedExcerpt: (day: Date) => string;
  /** That this was put together automatically, and what the reader has before them. */
  collectedNote: string;
  date: (moment: Date) => string;
};
