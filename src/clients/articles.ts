import { listArticles, type Article, type ArticlePage } from '#contract/articles.ts';
import { articlesPerPage, type ArticleFilter, type ArticleSort } from '#core/post/article-list.ts';
import { callAsEditor } from '#session/session.ts';

/** The first page is 1. */
export const fetchArticlePage = ({ words, show, sort, page }: WantedArticles): Promise<ArticlePage> =>
  callAsEditor(listArticles, { q: words, show, sort, skip: String((page - 1) * articlesPerPage) });

/** Fetches the most recently changed articles whose title, address or text contains the words. */
export async function fetchArticles({ words, show = 'all', most }: WantedList): Promise<Article[]> {
  return (await callAsEditor(listArticles, { q: words, show, most: String(most) })).articles;
}

/** Returns null if no article has that slug base. */
export async function fetchArticle(slugBase: string): Promise<Article | null> {
  const [article = null] = (await callAsEditor(listArticles, { slugBase })).articles;
  return article;
}

type WantedList = { words: string; show?: ArticleFilter; most: number };
export type WantedArticles = { words: string; show: ArticleFilter; sort: ArticleSort; page: number };
