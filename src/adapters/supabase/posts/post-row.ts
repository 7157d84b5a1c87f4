import * as v from 'valibot';
import { textOfRow, writtenColumns } from '#core/post/fields.ts';
import { localeSchema, translationSchema } from '#core/post/post.ts';
import { rowEntries } from '#core/post/written-entries.ts';
import { optional } from '#core/casing/stored-values.ts';

/** The columns of `blog_posts` that a page needs, as PostgREST takes them, and the schema of such a row. */
export const postColumns = `id, slug, slug_base, language, ${writtenColumns.join(', ')}, hero_image_url, hero_image_alt, hero_focus_x, hero_focus_y, translation, written_by_ai`;

export const postEntries = {
  id: v.string(),
  slug: v.string(),
  slug_base: v.string(),
  language: localeSchema,
  ...rowEntries,
  hero_image_url: optional(v.string()),
  hero_image_alt: optional(v.string()),
  hero_focus_x: v.number(),
  hero_focus_y: v.number(),
  translation: translationSchema,
  written_by_ai: v.boolean(),
};

export const postOf = (row: PostRow) => ({
  id: row.id,
  slug: row.slug,
  slugBase: row.slug_base,
  locale: row.language,
  ...textOfRow(row),
  heroImageUrl: row.hero_image_url,
  heroImageAlt: row.hero_image_alt,
  heroFocus: { x: row.hero_focus_x, y: row.hero_focus_y },
  translation: row.translation,
  writtenByAi: row.written_by_ai,
});

type PostRow = v.InferOutput<v.ObjectSchema<typeof postEntries, undefined>>;
