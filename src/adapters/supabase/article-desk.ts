import * as v from 'valibot';
import { localeSchema, slugParts } from '#core/post/post.ts';
import { sourceLocale } from '#core/locale.ts';
import { answerOf } from './answer.ts';
import type { Database } from './client.ts';

/** The articles that were changed last, each with the state of its languages, in the names of the contract. */
export async function articlesOverview(
  supabase: Database,
  { words, most }: { words: string; most: number },
): Promise<ArticleState[]> {
  const read = await supabase.rpc('articles_overview', { words, most });
  return v.parse(overviewSchema, answerOf(read, 'listing articles'));
}

/** One post with all that is needed to change it: its text, the Dutch text it translates, and its history. */
export async function postForEditing(supabase: Database, slug: string): Promise<EditablePost | undefined> {
  const found = await supabase.from('blog_posts').select(editable).eq('slug', slug).maybeSingle();
  const row = answerOf(found, 'reading a post to change');
  if (row === null) return undefined;
  const post = v.parse(postSchema, row);
  const [source, revisions] = await Promise.all([
    post.language === sourceLocale ? undefined : readSource(supabase, slug),
    supabase
      .from('post_revisions')
      .select('revision, action, changed_at, changed_by, post')
      .eq('post_id', post.id)
      .order('revision', { ascending: false })
      .limit(mostRevisions),
  ]);
  const history = v.parse(v.array(revisionSchema), answerOf(revisions, 'reading the history of a post'));
  return { ...post, source, history: await withNames(supabase, history) };
}

/** How far back the history is shown. Older revisions stay in the database. */
const mostRevisions = 50;

async function readSource(supabase: Database, slug: string) {
  const sourceSlug = `${slugParts(slug)?.slugBase ?? slug}-${sourceLocale}`;
  const read = await supabase
    .from('blog_posts')
    .select('title, excerpt, content')
    .eq('slug', sourceSlug)
    .maybeSingle();
  return v.parse(v.nullable(textSchema), answerOf(read, 'reading the source of a translation')) ?? undefined;
}

async function withNames(supabase: Database, history: Revision[]): Promise<Omit<Revision, 'changed_by'>[]> {
  const read = await supabase.from('editors').select('user_id, name, is_shared');
  const editors = v.parse(v.array(editorSchema), answerOf(read, 'reading the names of editors'));
  return history.map(({ changed_by, ...revision }) => {
    const editor = editors.find(({ user_id }) => user_id === changed_by);
    return { ...revision, ...(editor ? { by: editor.is_shared ? 'shared token' : editor.name } : {}) };
  });
}

const stateSchema = v.object({
  slug: v.string(),
  language: localeSchema,
  title: v.string(),
  translation: v.picklist(['source', 'machine', 'reviewed', 'pending']),
  is_published: v.boolean(),
  published_at: v.nullable(v.string()),
  updated_at: v.string(),
  outdated: v.boolean(),
});
const overviewSchema = v.array(v.object({ slug_base: v.string(), posts: v.array(stateSchema) }));

const textSchema = v.object({ title: v.string(), excerpt: v.string(), content: v.string() });

const editable =
  'id, slug, language, title, excerpt, content, hero_image_url, hero_image_alt, hero_focus_x, hero_focus_y, meta_title, meta_description, translation, written_by_ai, reviewed_by, is_published, published_at, outdated_since, revision';

const postSchema = v.object({
  id: v.string(),
  slug: v.string(),
  language: localeSchema,
  ...textSchema.entries,
  hero_image_url: v.nullable(v.string()),
  hero_image_alt: v.nullable(v.string()),
  hero_focus_x: v.number(),
  hero_focus_y: v.number(),
  meta_title: v.nullable(v.string()),
  meta_description: v.nullable(v.string()),
  translation: v.picklist(['source', 'machine', 'reviewed', 'pending']),
  written_by_ai: v.boolean(),
  reviewed_by: v.nullable(v.string()),
  is_published: v.boolean(),
  published_at: v.nullable(v.string()),
  outdated_since: v.nullable(v.string()),
  revision: v.number(),
});

const revisionSchema = v.object({
  revision: v.number(),
  action: v.string(),
  changed_at: v.string(),
  changed_by: v.nullable(v.string()),
  post: textSchema,
});

const editorSchema = v.object({ user_id: v.string(), name: v.string(), is_shared: v.boolean() });

export type ArticleState = v.InferOutput<typeof overviewSchema>[number];
type Revision = v.InferOutput<typeof revisionSchema> & { by?: string };
export type EditablePost = v.InferOutput<typeof postSchema> & {
  source: v.InferOutput<typeof textSchema> | undefined;
  /** The newest first; `by` is absent where no editor stood behind the change. */
  history: Omit<Revision, 'changed_by'>[];
};
