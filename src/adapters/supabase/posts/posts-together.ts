import * as v from 'valibot';
import { localeSchema } from '#core/post/post.ts';
import type { PostsTogether } from '#core/publishing/publish-together.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { moment, optional } from '../columns.ts';
import { obstacleSchema } from '../previews/preview-row.ts';

/** Publishes or hides several posts in one transaction. Needs an editor's rights. */
export function postsTogether(supabase: Database): PostsTogether {
  return {
    publish: (slugs) => rpc(supabase, 'publish_posts', { slugs }, rowsSchema),
    hide: (slugs) => rpc(supabase, 'hide_posts', { slugs }, rowsSchema),
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
    v.transform(({ language, ...row }) => ({ ...row, locale: language })),
  ),
);
