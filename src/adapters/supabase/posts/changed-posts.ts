import * as v from 'valibot';
import type { Locale } from '#core/locale.ts';
import { localeSchema } from '#core/post/post.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

/** Lists slugs of posts whose public page changed, and old slugs of renamed posts. Reads at most 1,000 revisions. */
export async function publicPostsChangedSince(
  supabase: Database,
  since: Date,
): Promise<{ slug: string; locale: Locale }[]> {
  const read = await supabase
    .from('post_revisions')
    .select(columns)
    .gt('changed_at', since.toISOString())
    .order('id', { ascending: false })
    .limit(1000);
  const changes = answerOf(read, 'reading which posts changed', changesSchema)
    .filter(({ publishedAt }) => publishedAt !== null && new Date(publishedAt) <= new Date())
    .filter(({ action, shown }) => shown === 'true' || action === 'hidden' || action === 'trashed');
  const moved = changes.filter(({ action }) => action === 'renamed').map(({ postId }) => postId);
  return [
    ...changes.map(({ slug, locale }) => ({ slug, locale })),
    ...(moved.length === 0 ? [] : await formerAddresses(supabase, moved)),
  ];
}

async function formerAddresses(
  supabase: Database,
  posts: string[],
): Promise<{ slug: string; locale: Locale }[]> {
  const read = await supabase
    .from('post_revisions')
    .select(addresses)
    .in('post_id', posts.slice(0, 100))
    .order('id', { ascending: false })
    .limit(1000);
  const seen = answerOf(read, 'reading earlier addresses of posts', v.array(addressSchema));
  return [...new Map(seen.map((address) => [address.slug, address])).values()];
}

// The type is `string`, because from a literal, supabase-js infers a type too deep for TypeScript (TS2589).
const columns: string =
  'action, postId:post_id, slug:post->>slug, locale:post->>language, shown:post->>is_published, publishedAt:post->>published_at';

const changesSchema = v.array(
  v.object({
    action: v.string(),
    postId: v.string(),
    slug: v.string(),
    locale: localeSchema,
    // For an erased post, both are null, because the history keeps only slug and language.
    shown: v.nullable(v.string()),
    publishedAt: v.nullable(v.string()),
  }),
);

const addresses: string = 'slug:post->>slug, locale:post->>language';
const addressSchema = v.object({ slug: v.string(), locale: localeSchema });
