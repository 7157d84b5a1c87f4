import * as v from 'valibot';
import { postCardColumns, postCardSchema, type PostCard } from '#core/social-card/post-card.ts';
import { answerOf } from '../answer.ts';
import { supabaseFor } from '../client.ts';

/** Reads the card’s data with a visitor’s rights, so drafts are not found. */
export async function findPostCard(slug: string): Promise<PostCard | undefined> {
  const read = await supabaseFor()
    .from('blog_posts')
    .select(postCardColumns)
    .eq('public_slug', slug)
    .abortSignal(AbortSignal.timeout(8000));
  return answerOf(read, 'reading a post for its image', v.array(postCardSchema))[0];
}
