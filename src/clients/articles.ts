import * as contract from '#contract/articles.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { answered } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';

/** The articles that were changed last, whose title or address holds the words. Throws a `DeskRefusal`. */
export async function fetchArticles({ words, most }: { words: string; most: number }): Promise<Article[]> {
  const query = { q: words, most: String(most) };
  return answered(await callAsEditor(contract.listArticles, query)).articles;
}

/** One post with its text, the text it translates and its history. Throws a `DeskRefusal`. */
export async function fetchPost(slug: string): Promise<EditablePost> {
  return answered(await callAsEditor(contract.readPost, { slug }));
}

/** How a text will stand on the page, as safe HTML. Throws a `DeskRefusal`. */
export async function fetchPreview(text: { title: string; content: string }): Promise<string> {
  return answered(await callAsEditor(contract.previewPost, text)).html;
}

/** The revision a post has now. Throws a `DeskRefusal`. */
export async function fetchRevision(slug: string): Promise<number> {
  return answered(await callAsEditor(contract.postRevision, { slug })).revision;
}

/** The text of one version of a post, and of the one before it. Throws a `DeskRefusal`. */
export async function fetchVersion({
  slug,
  revision,
}: {
  slug: string;
  revision: number;
}): Promise<WholeVersion> {
  return answered(await callAsEditor(contract.postVersion, { slug, revision: String(revision) }));
}

export type Article = AnswerOf<typeof contract.listArticles>['articles'][number];
export type ArticlePost = Article['posts'][number];
export type EditablePost = AnswerOf<typeof contract.readPost>;
export type PostRevision = EditablePost['history'][number];
export type WholeVersion = AnswerOf<typeof contract.postVersion>;
export type Written = WholeVersion['post'];
