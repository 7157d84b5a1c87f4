/** Filters of the list of articles, by languages with a certain state or missing ones. The database applies them. */
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

/** Orders of the list: last changed, longest unchanged, by title, or last (to be) published. */
export const articleSorts = ['changed', 'oldest', 'title', 'published'] as const;

export const articlesPerPage = 25;

export type ArticleFilter = (typeof articleFilters)[number];
export type ArticleSort = (typeof articleSorts)[number];
