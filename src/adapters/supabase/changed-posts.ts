import * as v from 'valibot';
import type { Locale } from '#core/locale.ts';
import { localeSchema } from '#core/post/post.ts';
import { answerOf } from './answer.ts';
import type { Database } from './client.ts';

/**
 * Posts whose public page came, changed or went since then, the newest change first; at most 1,000 changes are looked
 * at. Drafts and what is still to come are not among them. Editors only.
 */
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
  return v
    .parse(changesSchema, answerOf(read, 'reading which posts changed'))
    .filter(({ publishedAt }) => publishedAt !== null && new Date(publishedAt) <= new Date())
    .filter(({ action, shown }) => shown === 'true' || action === 'hidden')
    .map(({ slug, locale }) => ({ slug, locale }));
}

// As a plain string: its type would be worked out in depth, and every value is checked below.
const columns: string =
  'action, slug:post->>slug, locale:post->>language, shown:post->>is_published, publishedAt:post->>published_at';

const changesSchema = v.array(
  v.object({
    action: v.string(),
    slug: v.string(),
    locale: localeSchema,
    shown: v.string(),
    publishedAt: v.nullable(v.string()),
  }),
);
