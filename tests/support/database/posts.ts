import type { SqlDatabase } from '../sql.ts';

let made = 0;

/** A row with a unique slug: a published Dutch post by default. */
export function aPost(changes: Partial<PostRow> = {}): PostRow {
  made += 1;
  return {
    slug_base: `post-${process.pid}-${made}`,
    language: 'nl',
    title: 'Sleutels',
    content: 'Een tekst.',
    is_published: true,
    published_at: '2026-01-01T08:00:00Z',
    // The column’s default, because PostgREST inserts null if only other rows of a request set `translation`.
    translation: 'source',
    ...changes,
  };
}

export const aDraft = (changes: Partial<PostRow> = {}): PostRow =>
  aPost({ is_published: false, published_at: null, ...changes });

/** Stores a post over a connection to Postgres, with the rights of the connection. */
export async function insertPost(database: SqlDatabase, row: PostRow): Promise<{ id: string; slug: string }> {
  const columns = Object.keys(row);
  const placeholders = columns.map((_, index) => `$${index + 1}`);
  const [stored] = await database.query(
    `insert into public.blog_posts (${columns.join(', ')}) values (${placeholders.join(', ')}) returning id, slug`,
    Object.values(row),
  );
  return stored as { id: string; slug: string };
}

export type PostRow = {
  slug_base: string;
  language: string;
  title: string;
  content: string;
  excerpt?: string;
  hero_image_url?: string | null;
  hero_image_alt?: string | null;
  meta_title?: string | null;
  meta_description?: string | null;
  is_published: boolean;
  published_at: string | null;
  publish_at?: string;
  translation?: string;
  written_by_ai?: boolean;
  reviewed_by?: string | null;
  reviewed_at?: string | null;
  corrected_at?: string;
  deleted_at?: string;
};
