import * as v from 'valibot';
import {
  listArticles,
  postVersion,
  readPost,
  watchPost as watchPostContract,
  type EditablePost,
  type addNote as addNoteContract,
  type tickNote as tickNoteContract,
} from '#contract/articles.ts';
import type { InputOf, RequestOf } from '#contract/contract.ts';
import { exportReviews } from '#contract/publishing.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { sourceLocale } from '#core/locale.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { optional } from '#core/casing/stored-values.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { draftsOfPost } from './post-drafts.ts';

/** What the desk reads about articles: a page of their list, and one post with all that its page needs. */
export const articlePage = (supabase: Database, query: ArticleQuery) =>
  rpc(supabase, 'list_articles', { asked: query }, listArticles.answer);

/** Reads a post with everything that its page at the desk shows: source, versions and unsaved texts. */
export async function postForEditing(supabase: Database, slug: string): Promise<EditablePost | undefined> {
  const found = await supabase.from('blog_posts').select(editable).eq('slug', slug).maybeSingle();
  const row = answerOf(found, 'reading a post to change');
  if (row === null) return undefined;
  const post = inCamelCase(v.parse(postSchema, row));
  const [source, history, drafts] = await Promise.all([
    post.language === sourceLocale ? undefined : readSource(supabase, slug),
    rpc(supabase, 'post_history', { slug, max: maxVersions }, v.array(versionSchema)),
    draftsOfPost(supabase, post.id),
  ]);
  return { ...post, source, history, drafts };
}

const maxVersions = 200;

/** Records that this session has a post open. Returns facts such as the article’s notes and other open sessions. */
export const watchPost = (supabase: Database, slug: string) =>
  rpc(supabase, 'watch_post', { slug }, optional(watchPostContract.answer));

/** Returns the texts of a version and of the previous version, or undefined for an unknown version. */
export const versionOf = (supabase: Database, version: { slug: string; revision: number }) =>
  rpc(supabase, 'post_version', version, optional(postVersion.answer));

/** Returns false if there is no such post. */
export const addNote = (supabase: Database, note: InputOf<typeof addNoteContract>): Promise<boolean> =>
  rpc(supabase, 'add_note', note, v.boolean());

export const tickNote = (
  supabase: Database,
  { id: note, done: isDone }: InputOf<typeof tickNoteContract>,
): Promise<void> => rpc(supabase, 'tick_note', { note, isDone });

/** Needs an editor's rights. */
export const postReviews = (supabase: Database, skip: number) =>
  rpc(supabase, 'list_reviews', { skip }, exportReviews.answer.entries.reviews);

async function readSource(supabase: Database, slug: string) {
  const sourceSlug = `${slugBaseOf(slug)}-${sourceLocale}`;
  const read = await supabase
    .from('blog_posts')
    .select('title, excerpt, content')
    .eq('slug', sourceSlug)
    .maybeSingle();
  return answerOf(read, 'reading the source of a translation', v.nullable(textSchema)) ?? undefined;
}

const { source: textField, history: versions, drafts: _, ...row } = readPost.answer.entries;
const textSchema = v.unwrap(textField);
const postSchema = v.object(row);
/** `by` is absent for changes that no editor made. */
const versionSchema = v.object({ ...versions.item.entries, by: optional(v.string()) });

const editable: string = Object.keys(row).join(', ');

type ArticleQuery = Omit<RequestOf<typeof listArticles>, 'q'> & { words: string };
