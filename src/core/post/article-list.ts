/** Each filter selects articles with a language version in that state. `missing`: the article lacks a language. */
export const articleFilters = [
  'all',
  'live',
  'scheduled',
  'draft',
  'machine',
  'reviewed',
  'untranslated',
  'outdated',
  'failed',
  'missing',
] as const;

export const articleSorts = ['changed', 'oldest', 'title', 'published'] as const;

export const articlesPerPage = 25;

export type ArticleFilter = (typeof articleFilters)[number];
export type ArticleSort = (typeof articleSorts)[number];
