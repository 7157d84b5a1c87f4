import * as v from 'valibot';
import type { PreviewMail, PostSnapshot } from '#core/preview/preview.ts';
import { localeSchema } from '#core/post/post.ts';
import { inCamelCase } from '../../field-names.ts';
import { moment, optionalMoment } from '../moment.ts';

/** The output of `private.publishing_obstacle`. */
export const obstacleSchema = v.pipe(
  v.nullable(v.picklist(['post-untranslated', 'image-alt-missing'])),
  v.transform((obstacle) => obstacle ?? undefined),
);

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
  published_at: optionalMoment,
  publish_at: optionalMoment,
  outdated: v.boolean(),
  obstacle: obstacleSchema,
};

/** The output of `private.post_state` for a language. */
export const postSnapshotSchema = v.pipe(v.object(postSnapshotEntries), v.transform(standingOf));

/** The same, with the text that readers see. */
export const previewedPostSchema = v.pipe(
  v.object({
    ...postSnapshotEntries,
    content: v.string(),
    hero_image_url: v.nullable(v.string()),
    hero_image_alt: v.nullable(v.string()),
    written_by_ai: v.boolean(),
    reviewed_by: v.nullable(v.string()),
    reviewed_at: optionalMoment,
  }),
  v.transform(
    ({ content, hero_image_url, hero_image_alt, written_by_ai, reviewed_by, reviewed_at, ...row }) => ({
      ...standingOf(row),
      content,
      heroImageUrl: hero_image_url ?? undefined,
      heroImageAlt: hero_image_alt ?? undefined,
      writtenByAi: written_by_ai,
      review:
        reviewed_by === null || reviewed_at === undefined ? undefined : { by: reviewed_by, at: reviewed_at },
    }),
  ),
);

/** A row of `post_previews`, as far as its mail needs it. */
export const previewMailSchema = v.pipe(
  v.object({
    id: v.string(),
    recipient: v.nullable(v.string()),
    lang: localeSchema,
    posts: v.array(postSnapshotSchema),
    created_at: moment,
    expires_at: moment,
  }),
  v.transform(({ posts, recipient, ...row }): PreviewMail => ({
    ...inCamelCase(row),
    recipient: recipient ?? undefined,
    posts,
  })),
);

/** The output of `private.preview_verdict`. */
export const decisionSchema = v.pipe(
  v.object({
    verdict: v.picklist(['published', 'rejected']),
    note: v.string(),
    decided_at: moment,
    published: v.array(v.string()),
    content_version: v.nullable(v.number()),
  }),
  v.transform(({ content_version, ...decision }) => ({
    ...inCamelCase(decision),
    contentVersion: content_version ?? undefined,
  })),
);

function standingOf({
  language,
  outdated,
  ...row
}: v.InferOutput<v.ObjectSchema<typeof postSnapshotEntries, undefined>>): PostSnapshot {
  return { ...inCamelCase(row), locale: language, isOutdated: outdated };
}
