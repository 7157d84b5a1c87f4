import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publicPostsChangedSince } from '#adapters/supabase/posts/changed-posts.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { testBackend } from '../../support/database/backend.ts';
import { aDraft, aPost } from '../../support/database/posts.ts';

const backend = testBackend();

beforeAll(() => {
  vi.stubEnv('SUPABASE_URL', backend.url);
  vi.stubEnv('SUPABASE_SECRET_KEY', backend.keys.secretKey);
});
afterAll(() => void vi.unstubAllEnvs());

describe('publicPostsChangedSince', () => {
  test('returns public posts that were changed, moved, hidden, trashed or deleted, but no drafts or scheduled posts', async () => {
    const posts = () => backend.owner().from('blog_posts');
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const rows = [
      aPost({ slug_base: 'came', language: 'en' }),
      aPost({ slug_base: 'hidden' }),
      aPost({ slug_base: 'deleted' }),
      aPost({ slug_base: 'trashed' }),
      aPost({ slug_base: 'moved' }),
      aPost({ slug_base: 'erased' }),
      aDraft({ slug_base: 'draft' }),
      aDraft({ slug_base: 'deleted-draft' }),
      aPost({ slug_base: 'to-come', published_at: soon }),
    ];
    expect((await posts().insert(rows)).error).toBeNull();
    const call = (name: string, given: object) => backend.owner().rpc(name, given);
    expect((await call('trash_articles', { slug_bases: ['erased'], language: null })).error).toBeNull();
    const start = new Date();
    const changes = await Promise.all([
      posts().update({ title: 'Changed' }).eq('slug_base', 'came'),
      posts().update({ is_published: false }).eq('slug_base', 'hidden'),
      posts().delete().eq('slug_base', 'deleted'),
      posts().update({ title: 'Changed' }).eq('slug_base', 'draft'),
      posts().delete().eq('slug_base', 'deleted-draft'),
      posts().update({ title: 'Changed' }).eq('slug_base', 'to-come'),
      call('trash_articles', { slug_bases: ['trashed'], language: null }),
      call('rename_article', { slug_base: 'moved', new_base: 'moved-on' }),
      call('erase_trashed', { slugs: ['erased-nl'] }),
    ]);
    expect(changes.map(({ error }) => error)).toEqual(changes.map(() => null));

    const changed = await publicPostsChangedSince(supabaseWithoutPerson(), start);
    expect(changed.toSorted((a, b) => a.slug.localeCompare(b.slug))).toEqual([
      { slug: 'came-en', locale: 'en' },
      { slug: 'deleted-nl', locale: 'nl' },
      { slug: 'hidden-nl', locale: 'nl' },
      // The new address of the moved post occurs twice: as a changed post, and among all addresses of moved posts.
      { slug: 'moved-nl', locale: 'nl' },
      { slug: 'moved-on-nl', locale: 'nl' },
      { slug: 'moved-on-nl', locale: 'nl' },
      { slug: 'trashed-nl', locale: 'nl' },
    ]);
    const later = new Date(Date.now() + 60_000);
    expect(await publicPostsChangedSince(supabaseWithoutPerson(), later)).toEqual([]);
  });
});
