import * as v from 'valibot';
import { localeSchema } from '#core/post/post.ts';
import type { PostsTogether, TogetherPost } from '#core/publishing/publish-together.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { moment, optional } from '../columns.ts';
import { obstacleSchema } from '../previews/preview-row.ts';

/** Changes several posts, one transaction per call, with the rights of the client's user. */
export function postsTogether(supabase: Database): PostsTogether {
  return {
    publish: async (slugs) =>
      answerOf(await supabase.rpc('publish_posts', { slugs }), 'publishing posts together', rowsSchema),
    hide: async (slugs) =>
      answerOf(await supabase.rpc('hide_posts', { slugs }), 'hiding posts together', rowsSchema),
  };
}

const rowsSchema = v.array(
  v.pipe(
    v.object({
      slug: v.string(),
      language: localeSchema,
      obstacle: obstacleSchema,
      is_published: v.boolean(),
      published_at: optional(moment),
    }),
    v.transform(({ language, ...row }): TogetherPost => ({ ...inCamelCase(row), locale: language })),
  ),
);
