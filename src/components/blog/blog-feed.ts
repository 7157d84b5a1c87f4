import type { Locale } from '#core/locale.ts';
import { feedPath, newsFeedPath } from '#core/paths.ts';
import { fill } from '#i18n/fill.ts';
import { words } from '#i18n/words.ts';
import { site } from '#site-config';

/** The feed that pages of the blog name to feed readers. */
export const blogFeed = (locale: Locale): { path: string; title: string } => ({
  path: feedPath(locale),
  title: fill(words(locale).blog.feedTitle, { name: site.name }),
});

/** The feed of the daily news alone. */
export const newsFeed = (locale: Locale): { path: string; title: string } => ({
  path: newsFeedPath(locale),
  title: fill(words(locale).news.feedTitle, { name: site.name }),
});
