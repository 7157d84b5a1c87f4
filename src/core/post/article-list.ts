/** What the list of articles can be held to: those with a language of a kind, or that lack one. The database chooses. */
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

/** The orders of the list: what was changed last, or longest ago; by title; what was or will be published last. */
export const articleSorts = ['changed', 'oldest', 'title', 'published'] as const;

/** So many articles stand on a page of the list. */
export const articlesPerPage = 25;

export type ArticleFilter = (typeof articleFilters)[number];
export type ArticleSort = (typeof articleSorts)[number];
