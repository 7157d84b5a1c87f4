import type { Words } from '../dictionary.ts';

export const news: Words['news'] = {
  title: 'Ibiza news, {date}',
  sources: 'Sources',
  collectedTitle: 'Ibiza news of {date} in headlines',
  collectedExcerpt:
    'Recent reports from the island’s media, collected on {date}, with a link to each of them.',
  collectedNote:
    'These headlines were collected automatically and stand in the language of their source. Each link leads to the report itself.',
  filter: 'What to read',
  all: 'All articles',
  only: 'News',
  heading: 'Ibiza news',
  intro: 'Short news from the island, every day with its sources.',
  pageTitle: 'Ibiza news, page {n}',
  pageDescription: 'Earlier news from Ibiza, page {n}.',
  none: 'There is no news in English yet.',
  feedTitle: '{name}: Ibiza news',
  feedDescription: 'Daily news from Ibiza, with sources.',
  older: 'Older news',
  newer: 'Newer news',
  newest: 'To the latest news',
};
