import { postPath } from '#core/paths.ts';
import { validText } from '#core/html/valid-text.ts';
import { safeBody } from '#core/post/text/body.ts';
import { programOrigin } from '#core/post/origin.ts';
import type { ProgramOrigin } from '#core/post/published-post.ts';
import { annotatePostError } from '#core/post/annotate-post-error.ts';
import type { FeedPage } from './feed.ts';
import { publishedContent } from './published-content.ts';

/** Returns the input of the RSS package. A language without posts has an empty feed. */
export function feedOf({ locale, slugs, address, path, labels, ...about }: Feed) {
  const { post } = publishedContent();
  const base = address ?? new URL('http://localhost');
  return {
    ...about,
    site: new URL(path, base),
    trailingSlash: false,
    customData: `<language>${locale}</language>`,
    items: slugs.map((slug) => {
      const read = post(slug);
      const { title, excerpt, content, publishedAt } = read;
      const origin = programOrigin(read);
      const label = origin && labels[origin];
      return {
        // A title that bypassed the editor may contain characters that XML forbids.
        title: validText(title),
        description: validText(label === undefined ? excerpt : `${label} ${excerpt}`),
        link: new URL(postPath(slug), base).href,
        pubDate: publishedAt,
        content: validText(
          (label === undefined ? '' : `<p><em>${label}</em></p>`) +
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
  /** The labels of unreviewed texts that a model wrote, by the origin of the text. */
  labels: Record<ProgramOrigin, string>;
  title: string;
  description: string;
  address: URL | undefined;
  path: string;
};
