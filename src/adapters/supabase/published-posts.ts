import { createClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { localeSchema } from '#core/post/post.ts';
import type { PublishedPost } from '#core/post/published-post.ts';
import { answerOf } from './answer.ts';
import type { Database, Schema } from './client.ts';

/** What a visitor may read: the list of all published posts with their revisions, and the posts themselves. */
export function publishedPosts({ supabaseUrl, publishableKey }: Visitor): PublishedPosts {
  const supabase = createClient<Schema>(supabaseUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return {
    async index() {
      // One JSON value: a result of rows would be cut at 1,000 without a word.
      const read = await supabase.rpc('published_posts_index');
      const { content_version, posts } = v.parse(indexSchema, answerOf(read, 'listing published posts'));
      return { contentVersion: content_version, revisions: new Map(posts) };
    },
    read: (ids) => readAll(supabase, ids),
  };
}

/** How many posts one request names; their ids must fit into an address of 8 kB. */
const batchSize = 150;

async function* readAll(supabase: Database, ids: string[]): AsyncGenerator<PublishedPost[]> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const read = await supabase
      .from('blog_posts')
      .select(columns)
      .in('id', ids.slice(start, start + batchSize));
    yield answerOf(read, 'reading published posts').map(toPost);
  }
}

const columns =
  'id, slug, slug_base, language, title, excerpt, content, hero_image_url, hero_image_alt, hero_focus_x, hero_focus_y, meta_title, meta_description, published_at, translation, written_by_ai, reviewed_by, reviewed_at, revision';

const indexSchema = v.object({
  content_version: v.number(),
  posts: v.array(v.tuple([v.string(), v.number()])),
});

const rowSchema = v.object({
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
  published_at: v.string(),
  translation: v.picklist(['source', 'machine', 'reviewed', 'pending']),
  written_by_ai: v.boolean(),
  reviewed_by: v.nullable(v.string()),
  reviewed_at: v.nullable(v.string()),
  revision: v.number(),
});

function toPost(row: unknown): PublishedPost {
  const read = v.parse(rowSchema, row);
  return {
    id: read.id,
    slug: read.slug,
    slugBase: read.slug_base,
    locale: read.language,
    title: read.title,
    excerpt: read.excerpt,
    content: read.content,
    heroImageUrl: read.hero_image_url ?? undefined,
    heroImageAlt: read.hero_image_alt ?? undefined,
    heroFocus: { x: read.hero_focus_x, y: read.hero_focus_y },
    metaTitle: read.meta_title ?? undefined,
    metaDescription: read.meta_description ?? undefined,
    publishedAt: new Date(read.published_at),
    translation: read.translation,
    writtenByAi: read.written_by_ai,
    review:
      read.reviewed_by && read.reviewed_at
        ? { by: read.reviewed_by, at: new Date(read.reviewed_at) }
        : undefined,
    revision: read.revision,
  };
}

export type PublishedPosts = {
  index: () => Promise<{ contentVersion: number; revisions: Map<string, number> }>;
  /** The posts of these ids, in batches; one that was hidden meanwhile is simply not among them. */
  read: (ids: string[]) => AsyncIterable<PublishedPost[]>;
};

type Visitor = { supabaseUrl: string; publishableKey: string };
