import type { Locale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import { safeBody } from '#core/post/text/body.ts';
import { namingPost } from '#core/post/naming-post.ts';
import { publishedContent } from './published-content.ts';
import type { PostKey } from './snapshot.ts';

/** How many posts a feed carries, newest first; each is drawn anew in every build. */
const feedLength = 12;

/** A feed of posts of one language, as the RSS package takes it; without any it exists and is empty. */
export function feedOf({ locale, oldestFirst, address, path, ...about }: Feed) {
  const { post } = publishedContent();
  const base = address ?? new URL('http://localhost');
  return {
    ...about,
    site: new URL(path, base),
    trailingSlash: false,
    customData: `<language>${locale}</language>`,
    items: oldestFirst
      .slice(-feedLength)
      .reverse()
      .map(({ slug }) => {
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

type Feed = {
  locale: Locale;
  oldestFirst: readonly PostKey[];
  title: string;
  description: string;
  address: URL | undefined;
  /** The page the feed is of. */
  path: string;
};
