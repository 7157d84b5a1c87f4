import { perLocale, type Locale } from '#core/locale.ts';
import type { NewsPhrases, NewsPhrasesOf } from '#core/news/writing/news-phrases.ts';
import { formatDate } from './format.ts';
import { fill } from './fill.ts';
import { words } from './words.ts';

/** The fixed phrases of the daily news in each language, such as its title. */
export const newsPhrases = (): NewsPhrases => perLocale(phrasesOf);

function phrasesOf(locale: Locale): NewsPhrasesOf {
  const { news } = words(locale);
  const dated = (text: string) => (day: Date) => fill(text, { date: formatDate(day, locale) });
  return {
    title: dated(news.title),
    sources: news.sources,
    collectedTitle: dated(news.collectedTitle),
    collectedExcerpt: dated(news.collectedExcerpt),
    collectedNote: news.collectedNote,
    date: (moment) => formatDate(moment, locale),
  };
}
