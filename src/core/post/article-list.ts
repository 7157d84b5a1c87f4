/**
 * The filters of the article list. Most filters select articles with at least one language version in that state, such as
 * `outdated`. `missing` selects articles that lack a language. The database applies the filter.
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

/** The orders of the article list: by latest change, by oldest change, by title, or by latest publication. */
export const articleSorts = ['changed', 'oldest', 'title', 'published'] as const;

export const articlesPerPage = 25;

export type ArticleFilter = (typeof articleFilters)[number];
export type ArticleSort = (typeof articleSorts)[number];
