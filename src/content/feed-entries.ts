import { postPath } from '#core/paths.ts';
import { validText } from '#core/html/valid-text.ts';
import { safeBody } from '#core/post/text/body.ts';
import { annotatePostError } from '#core/post/annotate-post-error.ts';
import type { FeedPage } from './feed.ts';
import { publishedContent } from './published-content.ts';

/** Returns the input of the RSS package. A feed without posts exists and is empty. */
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
        // A title written directly to the table may contain characters that XML forbids.
        title: validText(title),
        description: validText(excerpt),
        link: new URL(postPath(slug), base).href,
        pubDate: publishedAt,
        content: validText(
          annotatePostError(slug, () => safeBody({ content, title })).replaceAll(
            /(href|src)="\//g,
            `$1="${base.origin}/`,
          ),
        ),
      };
    }),
  };
}

type Feed = FeedPage & {
  title: string;
  description: string;
  address: URL | undefined;
  /** The path of the page that the feed belongs to. */
  path: string;
};
