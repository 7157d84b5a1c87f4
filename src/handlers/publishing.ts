import { endpoint } from '#adapters/http/endpoint.ts';
import { postReviews } from '#adapters/supabase/posts/article-desk.ts';
import { articleDeps } from '#wiring/article-deps.ts';
import * as publishing from '#contract/publishing.ts';
import * as posts from '#core/publishing/publish-posts.ts';
import * as review from '#core/publishing/review/review-post.ts';
import * as schedule from '#core/publishing/schedule-post.ts';
import { done } from '#core/result.ts';

export const publishBlogPost = endpoint(publishing.publishBlogPost, {
  run: ({ slug }, call) => posts.publishPost(articleDeps(call), slug),
});

export const publishBlogPosts = endpoint(publishing.publishBlogPosts, {
  run: ({ slugs }, call) => posts.publishPosts(articleDeps(call), slugs),
  answer: publishedAnswer,
});

export const publishToday = endpoint(publishing.publishToday, {
  run: (_, call) => posts.publishNewsOfToday(articleDeps(call)),
  answer: publishedAnswer,
});

export const hideBlogPosts = endpoint(publishing.hideBlogPosts, {
  run: ({ slugs }, call) => posts.hidePosts(articleDeps(call), slugs),
});

export const hideDaily = endpoint(publishing.hideDaily, {
  run: (_, call) => posts.hideNewsOfToday(articleDeps(call)),
});

export const reviewPost = endpoint(publishing.reviewPost, {
  run: (asked, call) => review.reviewPost(articleDeps(call), asked),
});

export const exportReviews = endpoint(publishing.exportReviews, {
  run: async ({ skip }, { editor }) => done({ reviews: await postReviews(editor.supabase, skip) }),
});

export const scheduleBlogPost = endpoint(publishing.scheduleBlogPost, {
  run: (asked, call) => schedule.schedulePost(articleDeps(call), asked),
});

export const cancelSchedule = endpoint(publishing.cancelSchedule, {
  run: ({ slug }, call) => schedule.cancelSchedule(articleDeps(call), slug),
});

function publishedAnswer({ refused, ...answer }: posts.PublishedPosts) {
  return { ...answer, refused: refused.map(({ slug, code }) => ({ slug, error: code })) };
}
