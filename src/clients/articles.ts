import { readLiveVersion } from '#adapters/live-page.browser.ts';
import { listArticles, type Article, type ArticlePage } from '#contract/articles.ts';
import { articlesPerPage, type ArticleFilter, type ArticleSort } from '#core/post/article-list.ts';
import { callAsEditor } from '#session/session.ts';

/** Fetches a page of the desk’s list of articles. */
export const fetchArticlePage = ({ words, show, sort, page }: ArticleListState): Promise<ArticlePage> =>
  callAsEditor(listArticles, { q: words, show, sort, skip: String((page - 1) * articlesPerPage) });

/** Fetches the first articles of a search, those with the words in their title before others. */
export const fetchArticles = ({ words, show = 'all', max }: WantedList): Promise<ArticlePage> =>
  callAsEditor(listArticles, { q: words, show, sort: 'nearest', max: String(max) });

export async function fetchArticle(slugBase: string): Promise<Article | null> {
  const [article = null] = (await callAsEditor(listArticles, { slugBase })).articles;
  return article;
}

/** Returns null if the site does not answer. */
export const fetchLiveVersion = async (): Promise<number | null> => (await readLiveVersion()) ?? null;

type WantedList = { words: string; show?: ArticleFilter; max: number };
export type ArticleListState = { words: string; show: ArticleFilter; sort: ArticleSort; page: number };
