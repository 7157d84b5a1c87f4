import * as v from 'valibot';
import { textOfRow } from '#core/post/fields.ts';
import { localeSchema } from '#core/post/post.ts';
import { rowEntries } from '#core/post/written-entries.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { moment, optional } from '#core/casing/stored-values.ts';

/** Validates the output of `private.publishing_obstacle`. */
export const obstacleSchema = optional(v.picklist(['post-untranslated', 'image-alt-missing']));

const postSnapshotEntries = {
  id: v.string(),
  slug: v.string(),
  language: localeSchema,
  title: v.string(),
  excerpt: v.string(),
  text: v.string(),
  revision: v.number(),
  translation: v.picklist(['source', 'machine', 'reviewed', 'pending']),
  is_published: v.boolean(),
  published_at: optional(moment),
  publish_at: optional(moment),
  outdated: v.boolean(),
  obstacle: obstacleSchema,
};

/** Validates the output of `private.post_state` for one language of an article. */
export const postSnapshotSchema = v.pipe(
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

/** Validates the columns of `post_previews` for the mail about a preview. */
export const previewMailSchema = v.object({
  id: v.string(),
  recipient: optional(v.string()),
  lang: localeSchema,
  posts: v.array(postSnapshotSchema),
  created_at: moment,
  expires_at: moment,
});

/** Validates the output of `private.preview_verdict`. */
export const decisionSchema = v.object({
  verdict: v.picklist(['published', 'rejected']),
  note: v.string(),
  decided_at: moment,
  published: v.array(v.string()),
  content_version: optional(v.number()),
});
