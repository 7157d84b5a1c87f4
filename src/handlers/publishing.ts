/** Runs the functions that publish, hide and review posts. src/contract/publishing.ts describes each. */
import { endpoint } from '#adapters/http/endpoint.ts';
import { liveBuild } from '#adapters/live-site.ts';
import { postReviews } from '#adapters/supabase/posts/article-desk.ts';
import { rebuildMemory, rebuildOutlook } from '#adapters/supabase/site/rebuild-queue.ts';
import { articleDeps } from '#wiring/article-deps.ts';
import { configuredRebuildTimes, takeOverRebuild } from '#wiring/rebuild.ts';
import * as publishing from '#contract/publishing.ts';
import * as posts from '#core/publishing/publish-posts.ts';
import * as status from '#core/publishing/rebuild/site-status.ts';
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
  run: (input, call) => review.reviewPost(articleDeps(call), input),
});

export const exportReviews = endpoint(publishing.exportReviews, {
  run: async ({ skip }, { editor }) => done({ reviews: await postReviews(editor.supabase, skip) }),
});

export const scheduleBlogPost = endpoint(publishing.scheduleBlogPost, {
  run: (input, call) => schedule.schedulePost(articleDeps(call), input),
});

export const cancelSchedule = endpoint(publishing.cancelSchedule, {
  run: ({ slug }, call) => schedule.cancelSchedule(articleDeps(call), slug),
});

function publishedAnswer({ refused, ...answer }: posts.PublishedPosts) {
  return { ...answer, refused: refused.map(({ slug, code }) => ({ slug, error: code })) };
}

export const siteStatus = endpoint(publishing.siteStatus, {
  run: async (_, { editor, afterAnswer }) => {
    const [memory, outlook, live] = await Promise.all([
      rebuildMemory(editor.supabase),
      rebuildOutlook(editor.supabase, configuredRebuildTimes()),
      liveBuild(),
    ]);
    const liveVersion = live?.contentVersion;
    const current = status.siteStatus({ memory, outlook, liveVersion, now: new Date() });
    if (status.isOverdue(current)) afterAnswer(takeOverRebuild(afterAnswer));
    return done({ ...current, skipped: live?.skipped ?? [] });
  },
  answer: ({ expectedIn, isHeld, usualSeconds, isShort, ...state }) => ({
    ...state,
    buildExpectedIn: expectedIn,
    held: isHeld,
    usualBuildSeconds: usualSeconds,
    buildsShort: isShort,
  }),
});
