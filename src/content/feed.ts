import { locales, type Locale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import { safeBody } from '#core/post/text/body.ts';
import { namingPost } from '#core/post/naming-post.ts';
import { publishedContent } from './published-content.ts';
import type { PostList } from './post-list.ts';
import { keyOf, localeParam, type PageOf } from './post-pages.ts';

/** How many posts a feed carries, newest first. */
const feedLength = 12;

/** The feeds of all languages over such a list of posts; each holds only posts of its language. */
export const feedPages = (
  listIn: (locale: Locale) => PostList,
  pathOf: (locale: Locale) => string,
): PageOf<FeedPage>[] =>
  locales.map((locale) => {
    const list = listIn(locale);
    const newest = list.range(list.size() - feedLength, list.size()).reverse();
    return {
      path: pathOf(locale),
      params: localeParam(locale),
      props: { locale, slugs: newest.map(({ slug }) => slug) },
      key: keyOf(newest),
    };
  });

/** A feed as the RSS package takes it; without any post it exists and is empty. */
export function feedOf({ locale, slugs, address, path, ...about }: Feed) {
  const { post } = publishedContent();
  const base = address ?? new URL('http://localhost');
  return {
    ...about,
    site: new URL(path, base),
    trailingSlash: false,
    customData: `<language>${locale}</language>`,
    items: slugs.map((slug) => {
      const { title, excerpt, content, publishedAt } = post(slug);
      return {
        title,
        description: excerpt,
        link: new URL(postPath(slug), base).href,
        pubDate: publishedAt,
        content: namingPost(slug, () => safeBody({ content, title })).replaceAll(
          /(href|src)="\//g,
          `$1="${base.origin}/`,
        ),
      };
    }),
  };
}

/** Newest first. */
export type FeedPage = { locale: Locale; slugs: string[] };

type Feed = FeedPage & {
  title: string;
  description: string;
  address: URL | undefined;
  /** The page the feed is of. */
  path: string;
};
