import { postPath } from '#core/paths.ts';
import { withJpegs } from '#core/images/image-path.ts';
import { validText } from '#core/html/valid-text.ts';
import { sourceBody } from '#core/post/text/body.ts';
import { withSameLanguageLinks } from '#core/post/related/post-links.ts';
import { programOrigin } from '#core/post/origin.ts';
import type { ProgramOrigin } from '#core/post/published-post.ts';
import { annotatePostError } from '#core/post/text/annotate-post-error.ts';
import type { FeedPage } from './feed-pages.ts';
import { publishedContent } from './published-content.ts';

/** The content of an RSS feed. A language without posts has an empty feed. */
export function feedOf({ locale, slugs, sameLanguage, address, path, labels, corrected, ...about }: Feed) {
  const { post } = publishedContent();
  const base = address ?? new URL('http://localhost');
  return {
    ...about,
    site: new URL(path, base),
    trailingSlash: false,
    customData: `<language>${locale}</language>`,
    items: slugs.map((slug) => {
      const read = post(slug);
      const { title, excerpt, content, publishedAt, correctedAt } = read;
      const origin = programOrigin(read);
      const notes = [origin && labels[origin], correctedAt && `${corrected(correctedAt)}.`];
      const label = notes.filter(Boolean).join(' ');
      return {
        // The database may contain texts with characters that XML forbids.
        title: validText(title),
        description: validText(label === '' ? excerpt : `${label} ${excerpt}`),
        link: new URL(postPath(slug), base).href,
        pubDate: publishedAt,
        content: validText(
          (label === '' ? '' : `<p><em>${label}</em></p>`) +
            // `sourceBody` adds no `srcset`, because feed readers cannot resolve the relative URLs in it.
            withJpegs(
              withSameLanguageLinks(
                annotatePostError(slug, () => sourceBody({ content, title })),
                { locale, sameLanguage },
              ),
            ).replaceAll(/(href|src)="\//g, `$1="${base.origin}/`),
        ),
      };
    }),
  };
}

type Feed = FeedPage & {
  /** The labels for unreviewed texts of a language model: one label for each origin of a text. */
  labels: Record<ProgramOrigin, string>;
  corrected: (at: Date) => string;
  title: string;
  description: string;
  address: URL | undefined;
  path: string;
};
