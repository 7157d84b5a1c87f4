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
  const [source, history] = await Promise.all([
    post.language === sourceLocale ? undefined : readSource(supabase, slug),
    supabase.rpc('post_history', { slug, most: mostVersions }),
  ]);
  const listed = v.parse(v.array(versionSchema), answerOf(history, 'reading the history of a post'));
  return {
    ...post,
    source,
    history: listed.map(({ by, ...version }) => ({ ...version, by: by ?? undefined })),
  };
}

/** How far back the history is shown. Older versions stay in the database. */
const mostVersions = 200;

/** The revision a post has now; undefined where there is no such post. */
export async function revisionOf(supabase: Database, slug: string): Promise<number | undefined> {
  const found = await supabase.from('blog_posts').select('revision').eq('slug', slug).maybeSingle();
  const row = v.parse(
    v.nullable(v.object({ revision: v.number() })),
    answerOf(found, 'reading the revision of a post'),
  );
  return row?.revision;
}

/** The text of one version of a post and of the one before it; undefined where there is none of that number. */
export async function versionOf(
  supabase: Database,
  { slug, revision }: { slug: string; revision: number },
): Promise<PostVersion | undefined> {
  const read = await supabase.rpc('post_version', { slug, revision });
  return v.parse(v.nullable(wholeVersionSchema), answerOf(read, 'reading a version of a post')) ?? undefined;
}

async function readSource(supabase: Database, slug: string) {
  const sourceSlug = `${slugParts(slug)?.slugBase ?? slug}-${sourceLocale}`;
  const read = await supabase
    .from('blog_posts')
    .select('title, excerpt, content')
    .eq('slug', sourceSlug)
    .maybeSingle();
  return v.parse(v.nullable(textSchema), answerOf(read, 'reading the source of a translation')) ?? undefined;
}

const stateSchema = v.object({
  slug: v.string(),
  language: localeSchema,
  title: v.string(),
  translation: v.picklist(['source', 'machine', 'reviewed', 'pending']),
  is_published: v.boolean(),
  published_at: v.nullable(v.string()),
  publish_at: v.nullable(v.string()),
  updated_at: v.string(),
  outdated: v.boolean(),
});
const overviewSchema = v.array(v.object({ slug_base: v.string(), posts: v.array(stateSchema) }));

const textSchema = v.object({ title: v.string(), excerpt: v.string(), content: v.string() });

const editable =
  'id, slug, language, title, excerpt, content, hero_image_url, hero_image_alt, hero_focus_x, hero_focus_y, meta_title, meta_description, translation, is_published, published_at, publish_at, outdated_since, written_by_ai, reviewed_by, reviewed_at, revision';

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
  is_published: v.boolean(),
  published_at: v.nullable(v.string()),
  publish_at: v.nullable(v.string()),
  outdated_since: v.nullable(v.string()),
  written_by_ai: v.boolean(),
  reviewed_by: v.nullable(v.string()),
  reviewed_at: v.nullable(v.string()),
  revision: v.number(),
});

const versionSchema = v.object({
  revision: v.number(),
  action: v.string(),
  changed_at: v.string(),
  by: v.nullable(v.string()),
  changed: v.array(v.string()),
  is_current_text: v.boolean(),
});

const writtenSchema = v.object({
  ...textSchema.entries,
  meta_title: v.nullable(v.string()),
  meta_description: v.nullable(v.string()),
});
const wholeVersionSchema = v.object({
  revision: v.number(),
  post: writtenSchema,
  before: v.nullable(writtenSchema),
});

export type ArticleState = v.InferOutput<typeof overviewSchema>[number];
export type PostVersion = v.InferOutput<typeof wholeVersionSchema>;
export type EditablePost = v.InferOutput<typeof postSchema> & {
  source: v.InferOutput<typeof textSchema> | undefined;
  /** The newest first, without texts; `by` is absent where no editor stood behind the change. */
  history: (Omit<v.InferOutput<typeof versionSchema>, 'by'> & { by: string | undefined })[];
};
