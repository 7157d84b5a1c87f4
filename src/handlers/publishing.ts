import { endpoint } from '#adapters/http/endpoint.ts';
import { postReviews } from '#adapters/supabase/posts/article-desk.ts';
import { articleDeps, postsTogetherDeps } from '#wiring/article-deps.ts';
import * as publishing from '#contract/publishing.ts';
import * as hide from '#core/publishing/hide-post.ts';
import * as publish from '#core/publishing/publish-post.ts';
import * as together from '#core/publishing/publish-together.ts';
import * as review from '#core/publishing/review/review-post.ts';
import * as schedule from '#core/publishing/schedule-post.ts';
import { done } from '#core/result.ts';

export const publishBlogPost = endpoint(publishing.publishBlogPost, {
  run: ({ slug, language }, call) => publish.publishPost(articleDeps(call), { slug, locale: language }),
});

export const publishBlogPosts = endpoint(publishing.publishBlogPosts, {
  run: ({ slugs }, call) => together.publishTogether(postsTogetherDeps(call), slugs),
  answer: publishedAnswer,
});

export const publishToday = endpoint(publishing.publishToday, {
  run: (_, call) => together.publishToday(postsTogetherDeps(call)),
  answer: publishedAnswer,
});

export const hideBlogPosts = endpoint(publishing.hideBlogPosts, {
  run: ({ slugs }, call) => together.hideTogether(postsTogetherDeps(call), slugs),
});

export const hideDaily = endpoint(publishing.hideDaily, {
  run: (_, call) => together.hideToday(postsTogetherDeps(call)),
});

export const hideBlogPost = endpoint(publishing.hideBlogPost, {
  run: ({ slug, language }, call) => hide.hidePost(articleDeps(call), { slug, locale: language }),
});

export const reviewPost = endpoint(publishing.reviewPost, {
  run: (asked, call) => review.reviewPost(articleDeps(call), asked),
});

export const exportReviews = endpoint(publishing.exportReviews, {
  run: async (_, { editor }) => done({ reviews: await postReviews(editor.supabase) }),
});

export const scheduleBlogPost = endpoint(publishing.scheduleBlogPost, {
  run: (asked, call) => schedule.schedulePost(articleDeps(call), asked),
});

export const cancelSchedule = endpoint(publishing.cancelSchedule, {
  run: ({ slug }, call) => schedule.cancelSchedule(articleDeps(call), slug),
});

function publishedAnswer({ refused, ...answer }: together.PublishedTogether) {
  return { ...answer, refused: refused.map(({ slug, code }) => ({ slug, error: code })) };
}
