/** DANGER: works with the secret key. The posts an empty site begins with, so that there is something to look at. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clientAt } from '#adapters/supabase/client.ts';
import { seedPost, type SeedPost } from './seed/seed-post.ts';

/** Adds the demo posts, all or none; does nothing where one of their articles is there already. */
export async function seedDemo({ supabaseUrl, secretKey }: SeedPlace): Promise<'added' | 'already there'> {
  const posts = demoPosts();
  const supabase = clientAt({ url: supabaseUrl, key: secretKey });

  const slugBases = [...new Set(posts.map((post) => post.slug_base))];
  const present = await supabase.from('blog_posts').select('id').in('slug_base', slugBases).limit(1);
  if (present.error !== null)
    throw new Error('The demo posts could not be looked for.', { cause: present.error });
  if (present.data.length > 0) return 'already there';

  // One request is one transaction.
  const added = await supabase.from('blog_posts').insert(posts);
  if (added.error !== null) throw new Error('The demo posts could not be added.', { cause: added.error });
  return 'added';
}

/** The demo posts as they stand in `supabase/seed/demo`, one file per post. */
export function demoPosts(): SeedPost[] {
  return readdirSync(seedDir)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => seedPost({ file, text: readFileSync(path.join(seedDir, file), 'utf8') }));
}

const seedDir = path.resolve(import.meta.dirname, '../supabase/seed/demo');

export type SeedPlace = { supabaseUrl: string; secretKey: string };
