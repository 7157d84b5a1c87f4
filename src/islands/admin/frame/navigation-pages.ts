import type { DeskPage } from '#core/desk-pages.ts';

/** The pages of the navigation, grouped by purpose. */
export const navigationGroups = {
  writing: ['home', 'articles', 'manual-blog-create', 'news', 'trash'],
  business: ['enquiries', 'bitcoin', 'missing-pages'],
  settings: ['business', 'health', 'editors', 'actions'],
} as const satisfies Record<string, DeskPage[]>;

/** All pages that an editor can open by their names. */
export const navigationPages: DeskPage[] = [...Object.values(navigationGroups).flat(), 'account'];
