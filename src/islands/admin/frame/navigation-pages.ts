import type { DeskPage } from '#core/desk-pages.ts';

export const mainEntries = [
  'home',
  'articles',
  'media',
  'enquiries',
  'settings',
] as const satisfies DeskPage[];

/** These entries appear in the menu once their service is set up. Until then, the settings lead to them. */
export const laterEntries = ['news', 'bitcoin'] as const satisfies DeskPage[];

/** The page that leads to this page. Pages without one are entries of the menu, as are later entries that are set up. */
const pageAbove: Partial<Record<DeskPage, DeskPage>> = {
  'sign-in': 'home',
  'manual-blog-create': 'articles',
  'edit-article': 'articles',
  'review-translations': 'articles',
  trash: 'articles',
  business: 'settings',
  'first-hour': 'business',
  editors: 'settings',
  account: 'settings',
  health: 'settings',
  actions: 'health',
  'missing-pages': 'health',
  'daily-ibiza-news-now': 'news',
  news: 'settings',
  bitcoin: 'settings',
};

/** `setUp` is undefined until it is known. Until then, nothing is said to be missing. */
export function pageAboveOf(page: DeskPage, setUp: SetUp): DeskPage | undefined {
  const isEntry = laterEntries.some((entry) => entry === page && setUp?.includes(entry) !== false);
  return isEntry ? undefined : pageAbove[page];
}

/** The pages that quick search finds. */
export const navigationPages = [
  ...mainEntries,
  'manual-blog-create',
  ...laterEntries,
  'trash',
  'business',
  'health',
  'actions',
  'missing-pages',
  'editors',
  'account',
  'first-hour',
] as const satisfies DeskPage[];

/** Returns the `aria-current` of a menu entry: `page` on the entry’s own page, `true` on a page below that entry. */
export function currentOf(
  entry: DeskPage,
  { page, setUp }: { page: DeskPage; setUp: SetUp },
): 'page' | 'true' | undefined {
  if (entry === page) return 'page';
  for (let above = pageAboveOf(page, setUp); above !== undefined; above = pageAboveOf(above, setUp))
    if (entry === above) return 'true';
  return undefined;
}

type SetUp = readonly string[] | undefined;
