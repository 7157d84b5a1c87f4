import * as v from 'valibot';
import type { PostCard } from '#core/social-card/card-address.ts';
import { programOrigin } from '#core/post/origin.ts';
import { localeSchema, translationSchema } from '#core/post/post.ts';
import { answerOf } from '../answer.ts';
import { supabaseFor } from '../client.ts';

/** Reads the card’s data with a visitor’s rights, so drafts are not found. */
export async function findPostCard(slug: string): Promise<PostCard | undefined> {
  const read = await supabaseFor()
    .from('blog_posts')
    .select(
      'slug, language, title, revision, hero_image_url, hero_focus_x, hero_focus_y, translation, written_by_ai, reviewed_by',
    )
    .eq('public_slug', slug)
    .abortSignal(AbortSignal.timeout(8000));
  const [row] = answerOf(read, 'reading a post for its picture', rowsSchema);
  return (
    row && {
      of: 'post',
      slug: row.slug,
      locale: row.language,
      title: row.title,
      revision: row.revision,
      origin:
        row.reviewed_by === null
          ? programOrigin({ translation: row.translation, writtenByAi: row.written_by_ai, review: undefined })
          : undefined,
      image:
        row.hero_image_url === null
          ? undefined
          : { path: row.hero_image_url, focus: { x: row.hero_focus_x, y: row.hero_focus_y } },
    }
  );
}

const rowsSchema = v.array(
  v.object({
    slug: v.string(),
    language: localeSchema,
    title: v.string(),
    revision: v.number(),
    hero_image_url: v.nullable(v.string()),
    hero_focus_x: v.number(),
    hero_focus_y: v.number(),
    translation: translationSchema,
    written_by_ai: v.boolean(),
    reviewed_by: v.nullable(v.string()),
  }),
);
