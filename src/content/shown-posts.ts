import type { Alternate } from '#core/alternates.ts';
import { annotatePostError } from '#core/post/text/annotate-post-error.ts';
import type { PostTeaser, PublishedPost } from '#core/post/published-post.ts';
import { withSameLanguageLinks } from '#core/post/related/post-links.ts';
import { postReading, type PostReading } from '#core/post/text/reading.ts';
import type { PostPage } from './post-blocks.ts';
import type { PageOf } from './post-pages.ts';
import { publishedContent, type PublishedContent } from './published-content.ts';

/** Adds the posts to show to each page. If a post is missing or unrenderable, throws an error with its slug. */
export function shownPosts(
  pages: readonly PageOf<PostPage>[],
  contentOf: () => Pick<PublishedContent, 'post' | 'teasers'> = publishedContent,
): PageOf<ShownPost>[] {
  if (pages.length === 0) return [];
  const content = contentOf();
  const slugs = new Set(pages.flatMap(({ props }) => linkedSlugs(props)));
  const teasers = new Map(content.teasers([...slugs]).map((teaser) => [teaser.slug, teaser]));
  return pages.map(({ props, ...page }) => {
    const post = content.post(props.slug);
    const reading = annotatePostError(post.slug, () => postReading(post));
    return {
      ...page,
      props: {
        post,
        alternates: props.alternates,
        reading: { ...reading, html: withSameLanguageLinks(reading.html, { ...props, locale: post.locale }) },
        previous: props.previous === undefined ? undefined : teasers.get(props.previous),
        next: props.next === undefined ? undefined : teasers.get(props.next),
        related: props.related.flatMap((slug) => teasers.get(slug) ?? []),
      },
    };
  });
}

const linkedSlugs = ({ previous, next, related }: PostPage): string[] =>
  [previous, next, ...related].filter((slug) => slug !== undefined);

export type ShownPost = {
  post: PublishedPost;
  alternates: Alternate[];
  reading: PostReading;
  previous: PostTeaser | undefined;
  next: PostTeaser | undefined;
  related: PostTeaser[];
};
