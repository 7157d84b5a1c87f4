/** DANGER: uses the secret key. Adds the demo posts to a local site that has none of them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clientAt } from '#adapters/supabase/client.ts';
import { seedPost, type SeedPost } from './seed-post.ts';

export async function seedDemo({ supabaseUrl, secretKey }: SeedTarget): Promise<'added' | 'already there'> {
  const posts = demoPosts();
  const supabase = clientAt({ url: supabaseUrl, key: secretKey });

  const slugBases = [...new Set(posts.map((post) => post.slug_base))];
  const present = await supabase.from('blog_posts').select('id').in('slug_base', slugBases).limit(1);
  if (present.error !== null)
    throw new Error('The demo posts could not be looked for.', { cause: present.error });
  if (present.data.length > 0) return 'already there';

  // One request is one transaction, so the database adds all posts or none.
  const added = await supabase.from('blog_posts').insert(posts);
  if (added.error !== null) throw new Error('The demo posts could not be added.', { cause: added.error });
  return 'added';
}

export function demoPosts(): SeedPost[] {
  return readdirSync(seedDir)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => seedPost({ file, text: readFileSync(path.join(seedDir, file), 'utf8') }));
}

const seedDir = path.resolve(import.meta.dirname, '../../supabase/seed/demo');

export type SeedTarget = { supabaseUrl: string; secretKey: string };
