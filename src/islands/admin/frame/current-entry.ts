import type { DeskPage } from '#core/desk-pages.ts';

const entryOf: Partial<Record<DeskPage, DeskPage>> = {
  'sign-in': 'home',
  'first-hour': 'business',
  'edit-article': 'articles',
  'review-translations': 'articles',
  'daily-ibiza-news-now': 'news',
};

/** Returns `aria-current` of an entry: `page` on the entry’s own page, `true` on a page that belongs to the entry. */
export function currentOf(entry: DeskPage, page: DeskPage): 'page' | 'true' | undefined {
  if (entry === page) return 'page';
  return entryOf[page] === entry ? 'true' : undefined;
}
