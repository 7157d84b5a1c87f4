/** Each filter selects articles by the languages that have a certain state or are missing. The database applies them. */
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

/** Orders articles by last change, oldest change, title, or last publication. */
export const articleSorts = ['changed', 'oldest', 'title', 'published'] as const;

export const articlesPerPage = 25;

export type ArticleFilter = (typeof articleFilters)[number];
export type ArticleSort = (typeof articleSorts)[number];
