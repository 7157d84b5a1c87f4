import type { DeskPage } from '#core/desk-pages.ts';

export const navigationGroups = {
  writing: ['home', 'articles', 'manual-blog-create', 'media', 'news', 'trash'],
  business: ['enquiries', 'bitcoin', 'missing-pages'],
  settings: ['business', 'health', 'editors', 'actions'],
} as const satisfies Record<string, DeskPage[]>;

export const navigationPages: DeskPage[] = [...Object.values(navigationGroups).flat(), 'account'];
