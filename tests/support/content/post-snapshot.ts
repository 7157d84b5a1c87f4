import type { PostSnapshot } from '#core/preview/preview.ts';

/** A Dutch post that a preview shows, and that is ready to be published. */
export const aPostSnapshot = (changes: Partial<PostSnapshot> = {}): PostSnapshot => ({
  id: 'nl',
  slug: 'pool-nl',
  locale: 'nl',
  title: 'Het <b>zwembad</b>',
  excerpt: '',
  text: 'a',
  revision: 1,
  translation: 'source',
  isPublished: false,
  publishedAt: undefined,
  publishAt: undefined,
  isOutdated: false,
  obstacle: undefined,
  ...changes,
});
