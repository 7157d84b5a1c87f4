import * as v from 'valibot';
import { postAddressSchema } from '#core/post/post.ts';
import { noFieldsSchema, slugsSchema } from '#core/publishing/publish-together.ts';
import { reviewSchema } from '#core/publishing/review/review-post.ts';
import { scheduleSchema } from '#core/publishing/schedule-post.ts';
import { contract, orNull } from './contract.ts';
import { rebuildAnswer, rebuildIfAny } from './rebuild-answer.ts';

const obstacles = ['post-untranslated', 'image-alt-missing'] as const;

const publishedTogether = v.object({
  published: v.array(v.object({ slug: v.string(), published_at: orNull(v.string()) })),
  refused: v.array(v.object({ slug: v.string(), error: v.picklist(['post-not-found', ...obstacles]) })),
  ...rebuildAnswer,
});

/**
 * Publishes one post. Again: the same answer, with the first `published_at`. `image-alt-missing`: the picture has no alternative text in this
 * language.
 */
export const publishBlogPost = contract({
  name: 'publish-blog-post',
  input: postAddressSchema,
  answer: v.object({ slug: v.string(), published_at: v.string(), ...rebuildAnswer }),
  refusals: ['post-not-found', ...obstacles],
});

/**
 * Publishes posts together: one transaction, one build. Of several, the one named last becomes the newest. Again: the same answer.
 * `refused` lists the posts that cannot be published; the others are published. The whole request is refused if none exists or can be
 * published.
 */
export const publishBlogPosts = contract({
  name: 'publish-blog-posts',
  input: slugsSchema,
  answer: publishedTogether,
  refusals: ['post-not-found', ...obstacles],
});

/**
 * Publishes all languages of today's daily news: the posts whose slug base is `daily-ibiza-news-<date>`, with the date in
 * Europe/Madrid.
 */
export const publishToday = contract({
  name: 'publish-today',
  input: noFieldsSchema,
  answer: publishedTogether,
  refusals: ['daily-news-not-found', ...obstacles],
});

/** Takes today's daily news off the site, in all languages, with one build. Again: the same answer. */
export const hideDaily = contract({
  name: 'hide-daily',
  input: noFieldsSchema,
  answer: v.object({ slugs: v.array(v.string()), ...rebuildAnswer }),
  refusals: ['daily-news-not-found'],
});

/** Takes posts off the site together, with one build; they keep their texts and dates. Again: the same answer. */
export const hideBlogPosts = contract({
  name: 'hide-blog-posts',
  input: slugsSchema,
  answer: v.object({ slugs: v.array(v.string()), ...rebuildAnswer }),
  refusals: ['post-not-found'],
});

/** Takes one post off the site; it keeps its text and its date. Again: the same answer. */
export const hideBlogPost = contract({
  name: 'hide-blog-post',
  input: postAddressSchema,
  answer: v.object({ slug: v.string(), ...rebuildAnswer }),
  refusals: ['post-not-found'],
});

/**
 * Signs a generated text at `revision` as reviewed. Its page then names the reviewer instead of the label. Texts that an editor wrote
 * or reviewed already stay as they are.
 *
 * `checklist` is all of its words, or nothing. A named editor's own name replaces `reviewer`. A generated text needs both;
 * a translation of an editor's text needs neither. Without `rebuild` in the answer there is nothing to build.
 */
export const reviewPost = contract({
  name: 'review-post',
  input: reviewSchema,
  answer: v.object({ slug: v.string(), revision: v.number(), ...rebuildIfAny }),
  refusals: ['post-not-found', 'changed-meanwhile', 'post-untranslated', 'checklist-needed'],
});

/**
 * Schedules the publication of a draft, to within five minutes. `publish_at` is a local time on Ibiza, such as `2026-11-22T08:30`;
 * `hour` selects one of the two when the clocks go back. The answer has the moment in UTC.
 */
export const scheduleBlogPost = contract({
  name: 'schedule-blog-post',
  input: scheduleSchema,
  answer: v.object({ slug: v.string(), publish_at: v.string() }),
  refusals: [
    'post-not-found',
    ...obstacles,
    'post-published',
    'time-is-past',
    'time-does-not-exist',
    'time-exists-twice',
  ],
});

/** Cancels the schedule; the post stays a draft. Again: the same answer. */
export const cancelSchedule = contract({
  name: 'cancel-schedule',
  input: postAddressSchema,
  answer: v.object({ slug: v.string() }),
  refusals: ['post-not-found', 'post-published'],
});
