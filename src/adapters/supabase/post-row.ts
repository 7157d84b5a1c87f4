import * as v from 'valibot';
import { localeSchema } from '#core/post/post.ts';

/** The columns that every reader of whole posts asks for. */
export const postColumns =
  'id, slug, slug_base, language, title, excerpt, content, hero_image_url, hero_image_alt, hero_focus_x, hero_focus_y, meta_title, meta_description, translation, written_by_ai';

/** The same columns, as a row must have them. */
export const postEntries = {
  id: v.string(),
  slug: v.string(),
  slug_base: v.string(),
  language: localeSchema,
  title: v.string(),
  excerpt: v.string(),
  content: v.string(),
  hero_image_url: v.nullable(v.string()),
  hero_image_alt: v.nullable(v.string()),
  hero_focus_x: v.number(),
  hero_focus_y: v.number(),
  meta_title: v.nullable(v.string()),
  meta_description: v.nullable(v.string()),
  translation: v.picklist(['source', 'machine', 'reviewed', 'pending']),
  written_by_ai: v.boolean(),
};

/** What they say, in the words of the core. */
export const postOf = (row: PostRow) => ({
  id: row.id,
  slug: row.slug,
  slugBase: row.slug_base,
  locale: row.language,
  title: row.title,
  excerpt: row.excerpt,
  content: row.content,
  heroImageUrl: row.hero_image_url ?? undefined,
  heroImageAlt: row.hero_image_alt ?? undefined,
  heroFocus: { x: row.hero_focus_x, y: row.hero_focus_y },
  metaTitle: row.meta_title ?? undefined,
  metaDescription: row.meta_description ?? undefined,
  translation: row.translation,
  writtenByAi: row.written_by_ai,
});

type PostRow = v.InferOutput<v.ObjectSchema<typeof postEntries, undefined>>;
