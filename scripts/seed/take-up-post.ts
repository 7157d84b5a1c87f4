/** DANGER: works with the secret key. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { SeedPlace } from './demo-posts.ts';
import type { SeedPost } from './seed-post.ts';

/**
 * Adds a demo post, or replaces it if the database still contains the previous version of the file. Keeps a post that was
 * changed, hidden or moved to the trash.
 */
export async function takeUpPost(
  { supabaseUrl, secretKey }: SeedPlace,
  { before, now }: { before: SeedPost | undefined; now: SeedPost },
): Promise<'added' | 'replaced' | 'kept'> {
  const supabase: SupabaseClient<Schema> = createClient(supabaseUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { slug_base, language } = now;
  const found = await supabase.from('blog_posts').select().match({ slug_base, language }).maybeSingle();
  if (found.error !== null) throw new Error('The post could not be looked for.', { cause: found.error });

  const row = found.data;
  if (row === null) {
    const added = await supabase.from('blog_posts').insert(now);
    if (added.error !== null) throw new Error('The post could not be added.', { cause: added.error });
    return 'added';
  }
  if (before === undefined || !isUntouched(row, before)) return 'kept';
  // An editor may save it at this moment: then no row matches.
  const replaced = await supabase
    .from('blog_posts')
    .update(now)
    .match({ id: row.id, revision: row.revision })
    .select('id');
  if (replaced.error !== null) throw new Error('The post could not be replaced.', { cause: replaced.error });
  return replaced.data.length > 0 ? 'replaced' : 'kept';
}

/** Only changes by editors have an author. */
function isUntouched(row: Row, { published_at, ...texts }: SeedPost): boolean {
  if (row.updated_by !== null || row.deleted_at !== null) return false;
  const isSameTime = timeOf(row.published_at) === timeOf(published_at);
  return (
    isSameTime && (Object.keys(texts) as (keyof typeof texts)[]).every((name) => row[name] === texts[name])
  );
}

const timeOf = (moment: string | null): number | undefined =>
  moment === null ? undefined : Date.parse(moment);

type Row = SeedPost & { id: string; revision: number; updated_by: string | null; deleted_at: string | null };

type Schema = {
  public: {
    Tables: { blog_posts: { Row: Row; Insert: SeedPost; Update: SeedPost; Relationships: [] } };
    Views: Record<string, never>;
    Functions: Record<string, never>;
  };
};
