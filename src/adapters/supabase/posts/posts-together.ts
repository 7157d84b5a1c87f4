import * as v from 'valibot';
import { localeSchema } from '#core/post/post.ts';
import type { PostsTogether, TogetherPost } from '#core/publishing/publish-together.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { obstacleSchema } from '../previews/preview-row.ts';

/** Several posts in Postgres, one transaction per call, with the rights of the client's user. */
export function postsTogether(supabase: Database): PostsTogether {
  return {
    publish: async (slugs) =>
      toPosts(answerOf(await supabase.rpc('publish_posts', { slugs }), 'publishing posts together')),
    hide: async (slugs) =>
      toPosts(answerOf(await supabase.rpc('hide_posts', { slugs }), 'hiding posts together')),
  };
}

const toPosts = (rows: unknown): TogetherPost[] =>
  v.parse(rowsSchema, rows).map(({ slug, language, obstacle, is_published, published_at }) => ({
    slug,
    locale: language,
    obstacle,
    isPublished: is_published,
    publishedAt: published_at === null ? undefined : new Date(published_at),
  }));

const rowsSchema = v.array(
  v.object({
    slug: v.string(),
    language: localeSchema,
    obstacle: obstacleSchema,
    is_published: v.boolean(),
    published_at: v.nullable(v.string()),
  }),
);
