import { inSnakeCase } from '#adapters/field-names.ts';
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
  answer: (value) => inSnakeCase(value),
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
  answer: (value) => inSnakeCase(value),
});

export const hideDaily = endpoint(publishing.hideDaily, {
  run: (_, { editor, afterAnswer }) => together.hideToday(togetherFor(editor.supabase, afterAnswer)),
  answer: (value) => inSnakeCase(value),
});

export const hideBlogPost = endpoint(publishing.hideBlogPost, {
  run: ({ slug, language }, { editor, afterAnswer }) =>
    hide.hidePost(publishingFor(editor.supabase, afterAnswer), { slug, locale: language }),
  answer: (value) => inSnakeCase(value),
});

export const reviewPost = endpoint(publishing.reviewPost, {
  run: (asked, { editor, afterAnswer }) =>
    review.reviewPost(publishingFor(editor.supabase, afterAnswer), asked),
  answer: (value) => inSnakeCase(value),
});

export const scheduleBlogPost = endpoint(publishing.scheduleBlogPost, {
  run: (asked, { editor, afterAnswer }) =>
    schedule.schedulePost(publishingFor(editor.supabase, afterAnswer), asked),
  answer: (value) => inSnakeCase(value),
});

export const cancelSchedule = endpoint(publishing.cancelSchedule, {
  run: ({ slug }, { editor, afterAnswer }) =>
    schedule.cancelSchedule(publishingFor(editor.supabase, afterAnswer), slug),
  answer: (value) => inSnakeCase(value),
});

function publishedAnswer({ published, refused, ...rebuild }: together.PublishedTogether) {
  return {
    published: published.map(({ slug, publishedAt }) => ({
      slug,
      published_at: publishedAt?.toISOString() ?? null,
    })),
    refused: refused.map(({ slug, code }) => ({ slug, error: code })),
    ...inSnakeCase(rebuild),
  };
}
