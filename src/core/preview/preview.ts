/**
 * A preview lets its recipient read an article by a mailed link, and publish or reject exactly the text that was shown.
 */
import * as v from 'valibot';
import { inCamelCase, type CamelCased } from '../casing/field-names.ts';
import { moment, optional } from '../casing/stored-values.ts';
import { textOfRow } from '../post/fields.ts';
import { localeSchema, translationSchema } from '../post/post.ts';
import { rowEntries } from '../post/written-entries.ts';
import { publishingObstacles } from '../publishing/ports.ts';

const postSnapshotEntries = {
  id: v.string(),
  slug: v.string(),
  language: localeSchema,
  title: v.string(),
  excerpt: v.string(),
  /** A hash of what readers see: the text of the post, its image, and the image's alternative text. */
  text: v.string(),
  revision: v.number(),
  translation: translationSchema,
  is_published: v.boolean(),
  published_at: optional(moment),
  publish_at: optional(moment),
  outdated: v.boolean(),
  obstacle: optional(v.picklist(publishingObstacles)),
};

/** One language of an article, as `private.post_state` returns it. */
const postSnapshotSchema = v.pipe(
  v.object(postSnapshotEntries),
  v.transform(({ language: locale, outdated: isOutdated, ...row }) => ({ ...row, locale, isOutdated })),
);

export const previewedPostSchema = v.pipe(
  v.object({
    ...postSnapshotEntries,
    ...rowEntries,
    hero_image_url: optional(v.string()),
    hero_image_alt: optional(v.string()),
    written_by_ai: v.boolean(),
    reviewed_by: optional(v.string()),
    reviewed_at: optional(moment),
  }),
  v.transform(({ language, outdated, reviewed_by: by, reviewed_at: at, ...row }) => ({
    ...inCamelCase(row),
    ...textOfRow(row),
    locale: language,
    isOutdated: outdated,
    review: by === undefined || at === undefined ? undefined : { by, at },
  })),
);

/** The mail about a preview, from the columns of `post_previews`. */
export const previewMailSchema = v.object({
  id: v.string(),
  /** The recipient's e-mail address. Undefined means the mailbox of the business. */
  recipient: optional(v.string()),
  lang: localeSchema,
  posts: v.array(postSnapshotSchema),
  created_at: moment,
  expires_at: moment,
});

export const verdicts = ['published', 'rejected'] as const;

/** A reviewer's decision, as `private.preview_verdict` returns it. */
export const decisionSchema = v.object({
  verdict: v.picklist(verdicts),
  note: v.string(),
  decided_at: moment,
  published: v.array(v.string()),
  content_version: optional(v.number()),
});

/** A preview whose link the recipient has opened. */
export const openPreviewSchema = v.object({
  id: v.string(),
  lang: localeSchema,
  created_at: moment,
  expires_at: moment,
  posts_then: v.array(postSnapshotSchema),
  posts: v.array(previewedPostSchema),
  decided: optional(decisionSchema),
});

/** The posts that a decision to publish may publish. */
export const readyPosts = <Post extends PostSnapshot>(posts: readonly Post[]): Post[] =>
  posts.filter(({ isPublished, obstacle }) => !isPublished && obstacle === undefined);

/** Whether a reader would see a difference from the state that the preview recorded. */
export const hasChangedSince = (post: PostSnapshot, postsThen: readonly PostSnapshot[]): boolean =>
  postsThen.find(({ id }) => id === post.id)?.text !== post.text;

/** Maps post ids to the revisions on the preview page. If one changes before the decision, nothing is published. */
export const seenRevisions = (posts: readonly PostSnapshot[]): Record<string, number> =>
  Object.fromEntries(posts.map(({ id, revision }) => [id, revision]));

export type PostSnapshot = CamelCased<v.InferOutput<typeof postSnapshotSchema>>;
export type PreviewedPost = v.InferOutput<typeof previewedPostSchema>;
export type PreviewMail = CamelCased<v.InferOutput<typeof previewMailSchema>>;
export type OpenPreview = CamelCased<v.InferOutput<typeof openPreviewSchema>>;
export type Decision = CamelCased<v.InferOutput<typeof decisionSchema>>;
export type Verdict = (typeof verdicts)[number];
