/**
 * The filters of the desk’s list of articles. `missing`: the article lacks a language. `live` to `failed`: at least one
 * language version is in that state.
 */
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

/** The function refuses to list more articles at once, because its answer must stay below 1 MB. */
export const maxArticlesListed = 100;

export type ArticleFilter = (typeof articleFilters)[number];
export type ArticleSort = (typeof articleSorts)[number];
