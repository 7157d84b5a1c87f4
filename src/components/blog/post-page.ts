import { namedFeed, correctionOf } from './blog-feed.ts';
import { authorOf } from '../post/author.ts';
import { blogPosting } from '../json-ld/blog-posting.ts';
import { breadcrumbs } from '../json-ld/breadcrumbs.ts';
import { questions } from '../json-ld/questions.ts';
import { firstImageIn, widestFile } from '#core/images/image-path.ts';
import { postPath } from '#core/paths.ts';
import { postDescription } from '#core/post/description.ts';
import { isByProgram } from '#core/post/origin.ts';
import type { PublishedPost } from '#core/post/published-post.ts';
import type { PostReading } from '#core/post/text/reading.ts';
import { questionsIn } from '#core/html/questions-in.ts';
import { isDailyNews } from '#core/post/slugs/daily-news.ts';
import { postCardPath } from '#core/social-card/card-address.ts';

/** What the page of a post passes to its head: title, description, image and structured data. */
export function postPage({ post, reading }: ShownPost, origin: URL | undefined) {
  const { slug, slugBase, locale, title, publishedAt, correctedAt, heroImageUrl, revision } = post;
  const cover = heroImageUrl ?? firstImageIn(post.content);
  const path = postPath(slug);
  const card = postCardPath(post);
  const description = postDescription(post);
  const posting = blogPosting({
    locale,
    origin,
    path,
    title,
    description,
    publishedAt,
    correction: correctedAt && { at: correctedAt, text: correctionOf(correctedAt, locale) },
    images: cover === undefined ? [card] : [widestFile(cover), card],
    author: authorOf(post),
    byProgram: isByProgram(post),
    isNews: isDailyNews(slugBase),
  });
  return {
    locale,
    title: post.metaTitle ?? title,
    description,
    path,
    jsonLd: [
      posting,
      breadcrumbs({ locale, origin, page: 'blog', last: { name: title, path } }),
      ...questions(questionsIn(reading.html)),
    ],
    ogType: 'article' as const,
    revision,
    card,
    cardTitle: title,
    feed: namedFeed('blog', locale),
  };
}

type ShownPost = { post: PublishedPost; reading: PostReading };
