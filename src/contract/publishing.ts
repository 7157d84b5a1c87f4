import * as v from 'valibot';
import { localeSchema, postAddressSchema } from '#core/post/post.ts';
import { noFieldsSchema, slugsSchema } from '#core/publishing/publish-posts.ts';
import { reviewSchema } from '#core/publishing/review/review-schema.ts';
import { scheduleSchema } from '#core/publishing/schedule-post.ts';
import { skipSchema } from '#core/skip.ts';
import { buildFailures } from '#core/publishing/rebuild/site-status.ts';
import { publishingObstacles } from '#core/publishing/ports.ts';
import { orNull } from '#core/casing/stored-values.ts';
import { contract } from './contract.ts';
import { rebuildAnswer, rebuildIfAny } from './rebuild-answer.ts';

const publishedPosts = v.object({
  published: v.array(v.object({ slug: v.string(), published_at: orNull(v.string()) })),
  refused: v.array(
    v.object({ slug: v.string(), error: v.picklist(['post-not-found', ...publishingObstacles]) }),
  ),
  ...rebuildAnswer,
});

/**
 * Publishes one post. A repeated call returns the same answer, with the first `published_at`. `image-alt-missing`: the
 * image has no alternative text in this language.
 */
export const publishBlogPost = contract({
  name: 'publish-blog-post',
  input: postAddressSchema,
  answer: v.object({ slug: v.string(), published_at: v.string(), ...rebuildAnswer }),
  refusals: ['post-not-found', ...publishingObstacles],
});

/**
 * Publishes several posts in one transaction and with one build. The post that is named last becomes the newest. A
 * repeated call returns the same answer. `refused` lists the posts that cannot be published; all other posts are
 * published. The whole request is refused if none of the posts exists or can be published.
 */
export const publishBlogPosts = contract({
  name: 'publish-blog-posts',
  input: slugsSchema,
  answer: publishedPosts,
  refusals: ['post-not-found', ...publishingObstacles],
});

/**
 * Publishes today's daily news in all languages: the posts with the slug base `daily-ibiza-news-<date>`. The date is in
 * Europe/Madrid.
 */
export const publishToday = contract({
  name: 'publish-today',
  input: noFieldsSchema,
  answer: publishedPosts,
  refusals: ['daily-news-not-found', ...publishingObstacles],
});

/** Hides today's daily news in all languages with one build. A repeated call returns the same answer. */
export const hideDaily = contract({
  name: 'hide-daily',
  input: noFieldsSchema,
  answer: v.object({ slugs: v.array(v.string()), ...rebuildAnswer }),
  refusals: ['daily-news-not-found'],
});

/** Hides several posts with one build. The posts keep their texts and dates. A repeated call returns the same answer. */
export const hideBlogPosts = contract({
  name: 'hide-blog-posts',
  input: slugsSchema,
  answer: v.object({ slugs: v.array(v.string()), ...rebuildAnswer }),
  refusals: ['post-not-found'],
});

/**
 * Records the review of a text (at `revision`) that a model wrote or translated. The page then names the reviewer,
 * and no longer calls the text generated. An outdated translation becomes current, because the editor compared it
 * with the Dutch text. A current text that an editor wrote or already reviewed stays unchanged.
 *
 * `checklist` contains all of `facts`, `names`, `tone` and `links`, or nothing. `reviewer` is one of `signs_as` in
 * `who-am-i`; any other name becomes the last of these. A text that a model wrote needs `checklist` and `reviewer`, and a translation of an editor's text needs
 * neither. An answer without `rebuild` means that no build is needed.
 *
 * `open_seconds` is how long this session has had the present text open (`watch-post`). Texts that are open
 * at once share the time. The time to read what the session itself adds is subtracted. If `open_seconds` is below `min_seconds`, the review has no effect,
 * and `counts` is false.
 *
 * The signature ends when the text differs from the signed one in more than three sentences or addresses, or in more than
 * a tenth of the words.
 */
export const reviewPost = contract({
  name: 'review-post',
  input: reviewSchema,
  answer: v.object({
    slug: v.string(),
    revision: v.number(),
    counts: v.boolean(),
    open_seconds: v.number(),
    min_seconds: v.number(),
    ...rebuildIfAny,
  }),
  refusals: ['post-not-found', 'changed-meanwhile', 'post-untranslated', 'checklist-needed'],
});

/**
 * Returns the records of all reviews of generated texts, newest first: who reviewed which version (`revision`, and the
 * SHA-256 `text_digest` of the text), how long the text was open, which sentences differ from the generated text (`to` is null
 * for a deleted one, `sentence` for a new one), and whether the review counts.
 * An answer holds as many as fit into a megabyte; `skip` the received ones until no more come.
 */
export const exportReviews = contract({
  name: 'export-reviews',
  method: 'GET',
  input: v.object({ skip: skipSchema }),
  answer: v.object({
    reviews: v.array(
      v.object({
        slug: v.string(),
        language: localeSchema,
        revision: v.number(),
        text_digest: v.string(),
        reviewed_by: v.string(),
        editor: v.nullable(v.string()),
        reviewed_at: v.string(),
        open_seconds: v.number(),
        min_seconds: v.number(),
        counts: v.boolean(),
        changes: v.array(v.object({ sentence: v.nullable(v.string()), to: v.nullable(v.string()) })),
      }),
    ),
  }),
});

/**
 * Schedules the publication of a draft. The publication may be up to five minutes late. `publish_at` is a local time
 * on Ibiza, such as `2026-11-22T08:30`. If this time occurs twice because the clocks go back, `hour` selects the
 * first or the second occurrence. The answer contains the time in UTC.
 */
export const scheduleBlogPost = contract({
  name: 'schedule-blog-post',
  input: scheduleSchema,
  answer: v.object({ slug: v.string(), publish_at: v.string() }),
  refusals: [
    'post-not-found',
    ...publishingObstacles,
    'post-published',
    'time-is-past',
    'time-does-not-exist',
    'time-exists-twice',
  ],
});

/** Cancels the schedule. The post stays a draft. A repeated call returns the same answer. */
export const cancelSchedule = contract({
  name: 'cancel-schedule',
  input: postAddressSchema,
  answer: v.object({ slug: v.string() }),
  refusals: ['post-not-found', 'post-published'],
});

/**
 * Returns the state of the public site. Requests an overdue build that no other call has requested.
 *
 * `state` is `live` (the site contains the newest content), `waiting` (the build is pending), `building` (the build
 * was requested from the host) or `failed`. `live_version` is null if the site is unreachable. `last_error` says why
 * the hook or the build failed. `failure` is `build-never-came` (three requests for the build had no effect),
 * `site-unreadable` (`build.json` cannot be read) or `older-published` (an older deploy was published at the host).
 * `changes` is the number of changes that are not online yet. `build_expected_in` is in seconds, or null if no build
 * is pending. `held` is true if the build waits only because few builds are left. `usual_build_seconds` is the median
 * of the last ten builds. `builds_left` is null if builds are unlimited. `builds_short` is true if editors are warned
 * that few builds are left. `skipped` lists posts whose newest version cannot be shown. The last valid version of
 * such a post stays online.
 */
export const siteStatus = contract({
  name: 'site-status',
  method: 'GET',
  answer: v.object({
    content_version: v.number(),
    live_version: orNull(v.number()),
    state: v.picklist(['live', 'waiting', 'building', 'failed']),
    since: orNull(v.string()),
    last_error: v.optional(v.string()),
    failure: v.optional(v.picklist(buildFailures)),
    changes: v.number(),
    build_expected_in: orNull(v.number()),
    held: v.boolean(),
    usual_build_seconds: orNull(v.number()),
    builds_left: orNull(v.number()),
    builds_short: v.boolean(),
    skipped: v.array(v.string()),
  }),
});
