import { listArticles, type Article } from '#contract/articles.ts';
import { callAsEditor } from '#session/session.ts';

/** The articles that were changed last, whose title or address holds the words. */
export async function fetchArticles({ words, most }: { words: string; most: number }): Promise<Article[]> {
  return (await callAsEditor(listArticles, { q: words, most: String(most) })).articles;
}
