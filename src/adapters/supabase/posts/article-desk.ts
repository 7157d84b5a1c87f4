import * as v from 'valibot';
import { listArticles, postVersion, readPost, watchPost as watchPostContract } from '#contract/articles.ts';
import type { AnswerOf } from '#contract/contract.ts';
import type { ArticleFilter, ArticleSort } from '#core/post/article-list.ts';
import { slugParts } from '#core/post/post.ts';
import { sourceLocale } from '#core/locale.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { draftsOfPost } from './post-drafts.ts';

/** A page of the articles, each with the state of its languages. */
export async function articlePage(supabase: Database, asked: AskedArticles): Promise<ArticlePage> {
  return answerOf(await supabase.rpc('list_articles', { asked }), 'listing articles', listArticles.answer);
}

/** One post with all that is needed to change it: its text, the Dutch text it translates, its history, and what was not saved. */
export async function postForEditing(supabase: Database, slug: string): Promise<EditablePost | undefined> {
  const found = await supabase.from('blog_posts').select(editable).eq('slug', slug).maybeSingle();
  const row = answerOf(found, 'reading a post to change');
  if (row === null) return undefined;
  const post = v.parse(postSchema, row);
  const [source, history, drafts] = await Promise.all([
    post.language === sourceLocale ? undefined : readSource(supabase, slug),
    supabase.rpc('post_history', { slug, most: mostVersions }),
    draftsOfPost(supabase, post.id),
  ]);
  const listed = answerOf(history, 'reading the history of a post', v.array(versionSchema));
  return {
    ...post,
    source,
    history: listed.map(({ by, ...version }) => ({ ...version, by: by ?? undefined })),
    drafts,
  };
}

/** How far back the history is shown. Older versions stay in the database. */
const mostVersions = 200;

/** Notes that a post is open; its revision, and who else has its article open. Undefined where there is no such post. */
export async function watchPost(supabase: Database, slug: string): Promise<SeenPost | undefined> {
  const seen = answerOf(await supabase.rpc('watch_post', { slug }), 'noting who has a post open');
  return v.parse(v.nullable(watchPostContract.answer), seen) ?? undefined;
}

type SeenPost = AnswerOf<typeof watchPostContract>;

/** The text of one version of a post and of the one before it; undefined where there is none of that number. */
export async function versionOf(
  supabase: Database,
  { slug, revision }: { slug: string; revision: number },
): Promise<PostVersion | undefined> {
  const read = await supabase.rpc('post_version', { slug, revision });
  return answerOf(read, 'reading a version of a post', v.nullable(wholeVersionSchema)) ?? undefined;
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

/** The columns of a post that are read, which are the fields of the answer. Without its type, which the client would work out. */
const editable: string = Object.keys(row).join(', ');

type ArticlePage = AnswerOf<typeof listArticles>;
type AskedArticles = {
  words: string;
  slug_base?: string | undefined;
  show: ArticleFilter;
  sort: ArticleSort;
  skip: number;
  most: number;
};
type PostVersion = AnswerOf<typeof postVersion>;
/** The history has the newest first; `by` is absent where no editor stood behind the change. */
type EditablePost = AnswerOf<typeof readPost>;
