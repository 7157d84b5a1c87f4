import type { Locale } from '#core/locale.ts';
import { feedPath, pagePath, type Overview } from '#core/paths.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate } from '#i18n/format.ts';
import { originLabels } from '#core/post/origin.ts';
import { words } from '#i18n/words.ts';
import type { ProgramOrigin } from '#core/post/published-post.ts';
import { business } from '#core/business/current.ts';

/** Says in a feed when a post was corrected. */
export const correctionOf = (at: Date, locale: Locale): string =>
  fill(words(locale).blog.correctedOn, { date: formatDate(at, locale) });

/** The title and description of a feed. */
export function aboutFeed(of: Overview, locale: Locale): AboutFeed {
  const { blog, [of]: feed } = words(locale);
  const { feedTitle, feedDescription } = feed;
  return {
    title: fill(feedTitle, { name: business().name }),
    description: feedDescription,
    path: pagePath({ page: of, locale }),
    labels: originLabels(blog),
    corrected: (at) => correctionOf(at, locale),
  };
}

/** The address and title of a feed, for the link in the head of pages. */
export const namedFeed = (of: Overview, locale: Locale): NamedFeed => ({
  path: feedPath({ of, locale }),
  title: aboutFeed(of, locale).title,
});

type NamedFeed = { path: string; title: string };
type AboutFeed = NamedFeed & {
  description: string;
  labels: Record<ProgramOrigin, string>;
  corrected: (at: Date) => string;
};
