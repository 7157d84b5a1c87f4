import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor, togetherFor } from '#wiring/publishing.ts';
import * as publishing from '#contract/publishing.ts';
import * as hide from '#core/publishing/hide-post.ts';
import * as publish from '#core/publishing/publish-post.ts';
import * as together from '#core/publishing/publish-together.ts';
import * as review from '#core/publishing/review-post.ts';
import * as schedule from '#core/publishing/schedule-post.ts';

export const publishBlogPost = endpoint(publishing.publishBlogPost, {
  run: ({ slug, language }, { editor, afterAnswer }) =>
    publish.publishPost(publishingFor(editor.supabase, afterAnswer), { slug, locale: language }),
  answer: ({ slug, publishedAt, rebuild, contentVersion }) => ({
    slug,
    published_at: publishedAt.toISOString(),
    rebuild,
    content_version: contentVersion,
  }),
});

export const publishBlogPosts = endpoint(publishing.publishBlogPosts, {
  run: ({ slugs }, { editor, afterAnswer }) =>
    together.publishTogether(togetherFor(editor.supabase, afterAnswer), slugs),
  answer: publishedAnswer,
});

export const publishToday = endpoint(publishing.publishToday, {
  run: (_, { editor, afterAnswer }) => together.publishToday(togetherFor(editor.supabase, afterAnswer)),
  answer: publishedAnswer,
});

export const hideBlogPosts = endpoint(publishing.hideBlogPosts, {
  run: ({ slugs }, { editor, afterAnswer }) =>
    together.hideTogether(togetherFor(editor.supabase, afterAnswer), slugs),
  answer: hiddenAnswer,
});

export const hideDaily = endpoint(publishing.hideDaily, {
  run: (_, { editor, afterAnswer }) => together.hideToday(togetherFor(editor.supabase, afterAnswer)),
  answer: hiddenAnswer,
});

export const hideBlogPost = endpoint(publishing.hideBlogPost, {
  run: ({ slug, language }, { editor, afterAnswer }) =>
    hide.hidePost(publishingFor(editor.supabase, afterAnswer), { slug, locale: language }),
  answer: ({ slug, rebuild, contentVersion }) => ({ slug, rebuild, content_version: contentVersion }),
});

export const reviewPost = endpoint(publishing.reviewPost, {
  run: (asked, { editor, afterAnswer }) =>
    review.reviewPost(publishingFor(editor.supabase, afterAnswer), asked),
  answer: ({ slug, revision, rebuild, contentVersion }) => ({
    slug,
    revision,
    ...(rebuild === undefined ? {} : { rebuild, content_version: contentVersion }),
  }),
});

export const scheduleBlogPost = endpoint(publishing.scheduleBlogPost, {
  run: (asked, { editor, afterAnswer }) =>
    schedule.schedulePost(publishingFor(editor.supabase, afterAnswer), asked),
  answer: ({ slug, publishAt }) => ({ slug, publish_at: publishAt.toISOString() }),
});

export const cancelSchedule = endpoint(publishing.cancelSchedule, {
  run: ({ slug }, { editor, afterAnswer }) =>
    schedule.cancelSchedule(publishingFor(editor.supabase, afterAnswer), slug),
  answer: ({ slug }) => ({ slug }),
});

function hiddenAnswer({ slugs, rebuild, contentVersion }: together.HiddenTogether) {
  return { slugs, rebuild, content_version: contentVersion };
}

function publishedAnswer({ published, refused, rebuild, contentVersion }: together.PublishedTogether) {
  return {
    published: published.map(({ slug, publishedAt }) => ({
      slug,
      published_at: publishedAt?.toISOString() ?? null,
    })),
    refused: refused.map(({ slug, code }) => ({ slug, error: code })),
    rebuild,
    content_version: contentVersion,
  };
}
