import * as v from 'valibot';
import {
  listArticles,
  postVersion,
  readPost,
  watchPost as watchPostContract,
  type addNote as addNoteContract,
  type tickNote as tickNoteContract,
} from '#contract/articles.ts';
import type { AnswerOf, InputOf } from '#contract/contract.ts';
import type { ArticleFilter, ArticleSort } from '#core/post/article-list.ts';
import { slugParts } from '#core/post/post.ts';
import { sourceLocale } from '#core/locale.ts';
import { inCamelCase, inSnakeCase } from '#core/casing/field-names.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { draftsOfPost } from './post-drafts.ts';

/** Returns a page of the article list, with the state of each language. */
export async function articlePage(supabase: Database, asked: AskedArticles): Promise<ArticlePage> {
  return inCamelCase(
    answerOf(
      await supabase.rpc('list_articles', { asked: inSnakeCase(asked) }),
      'listing articles',
      listArticles.answer,
    ),
  );
}

export async function postForEditing(supabase: Database, slug: string): Promise<EditablePost | undefined> {
  const found = await supabase.from('blog_posts').select(editable).eq('slug', slug).maybeSingle();
  const row = answerOf(found, 'reading a post to change');
  if (row === null) return undefined;
  const post = inCamelCase(v.parse(postSchema, row));
  const [source, history, drafts] = await Promise.all([
    post.language === sourceLocale ? undefined : readSource(supabase, slug),
    supabase.rpc('post_history', { slug, most: maxVersions }),
    draftsOfPost(supabase, post.id),
  ]);
  const listed = inCamelCase(answerOf(history, 'reading the history of a post', v.array(versionSchema)));
  return {
    ...post,
    source,
    history: listed.map(({ by, ...version }) => ({ ...version, by: by ?? undefined })),
    drafts,
  };
}

const maxVersions = 200;

/** Records that an editor has a post open. Returns the post's revision and the article’s other editors. */
export async function watchPost(supabase: Database, slug: string): Promise<SeenPost | undefined> {
  const seen = answerOf(await supabase.rpc('watch_post', { slug }), 'noting who has a post open');
  return inCamelCase(v.parse(v.nullable(watchPostContract.answer), seen)) ?? undefined;
}

type SeenPost = AnswerOf<typeof watchPostContract>;

/** Returns the texts of a version and of the previous version, or undefined for an unknown version. */
export async function versionOf(
  supabase: Database,
  { slug, revision }: { slug: string; revision: number },
): Promise<PostVersion | undefined> {
  const read = await supabase.rpc('post_version', { slug, revision });
  return (
    inCamelCase(answerOf(read, 'reading a version of a post', v.nullable(wholeVersionSchema))) ?? undefined
  );
}

/** Returns false if there is no such post. */
export const addNote = async (supabase: Database, note: InputOf<typeof addNoteContract>): Promise<boolean> =>
  answerOf(await supabase.rpc('add_note', note), 'adding a note', v.boolean());

export async function tickNote(
  supabase: Database,
  { id, done }: InputOf<typeof tickNoteContract>,
): Promise<void> {
  answerOf(await supabase.rpc('tick_note', { note: id, is_done: done }), 'ticking a note');
}

async function readSource(supabase: Database, slug: string) {
  const sourceSlug = `${slugParts(slug)?.slugBase ?? slug}-${sourceLocale}`;
  const read = await supabase
    .from('blog_posts')
    .select('title, excerpt, content')
    .eq('slug', sourceSlug)
    .maybeSingle();
  return answerOf(read, 'reading the source of a translation', v.nullable(textSchema)) ?? undefined;
}

const { source: textField, history, drafts: _, ...row } = readPost.answer.entries;
const textSchema = v.unwrap(textField);
const postSchema = v.object(row);
const versionSchema = v.object({ ...history.item.entries, by: v.nullable(v.string()) });
const wholeVersionSchema = postVersion.answer;

/** Has the type `string`, because the client would infer a deeply nested type from a literal. */
const editable: string = Object.keys(row).join(', ');

type ArticlePage = AnswerOf<typeof listArticles>;
type AskedArticles = {
  words: string;
  slugBase?: string | undefined;
  show: ArticleFilter;
  sort: ArticleSort;
  skip: number;
  most: number;
};
type PostVersion = AnswerOf<typeof postVersion>;
/** `by` is absent for changes that no editor made. */
type EditablePost = AnswerOf<typeof readPost>;
