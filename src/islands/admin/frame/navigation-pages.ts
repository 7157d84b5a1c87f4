import type { DeskPage } from '#core/desk-pages.ts';

export const navigationGroups = {
  writing: ['home', 'articles', 'manual-blog-create', 'media', 'news', 'trash'],
  business: ['enquiries', 'bitcoin', 'missing-pages'],
  settings: ['business', 'health', 'editors', 'actions'],
} as const satisfies Record<string, DeskPage[]>;

export const navigationPages: DeskPage[] = [...Object.values(navigationGroups).flat(), 'account'];

const entryOf: Partial<Record<DeskPage, DeskPage>> = {
  'sign-in': 'home',
  'first-hour': 'business',
  'edit-article': 'articles',
  'review-translations': 'articles',
  'daily-ibiza-news-now': 'news',
};

/** Returns the `aria-current` of a menu entry: `page` on the entry’s own page, `true` on a page below that entry. */
export function currentOf(entry: DeskPage, page: DeskPage): 'page' | 'true' | undefined {
  if (entry === page) return 'page';
  return entryOf[page] === entry ? 'true' : undefined;
}
