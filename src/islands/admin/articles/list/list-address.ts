import {
  articleFilters,
  articleSorts,
  type ArticleFilter,
  type ArticleSort,
} from '#core/post/article-list.ts';
import type { WantedArticles } from '#clients/articles.ts';

/**
 * What a query of the list's address asks for; what it does not say, or says wrongly, is as at first.
 * @example wantedIn('?q=pomp&show=live&page=2') // => { words: 'pomp', show: 'live', sort: 'changed', page: 2 }
 */
export function wantedIn(query: string): WantedArticles {
  const asked = new URLSearchParams(query);
  const [show, sort, page] = [asked.get('show'), asked.get('sort'), Number(asked.get('page'))];
  return {
    words: (asked.get('q') ?? '').slice(0, 200),
    show: isFilter(show) ? show : first.show,
    sort: isSort(sort) ? sort : first.sort,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : first.page,
  };
}

/**
 * The query that asks for it, as short as it can be.
 * @example queryOf({ words: '', show: 'all', sort: 'title', page: 1 }) // => '?sort=title'
 */
export function queryOf({ words, show, sort, page }: WantedArticles): string {
  const query = new URLSearchParams();
  if (words !== '') query.set('q', words);
  if (show !== first.show) query.set('show', show);
  if (sort !== first.sort) query.set('sort', sort);
  if (page !== first.page) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query}`;
}

/** What the list shows without a word in its address. */
export const first: WantedArticles = { words: '', show: 'all', sort: 'changed', page: 1 };

const isFilter = (name: string | null): name is ArticleFilter =>
  articleFilters.some((filter) => filter === name);
const isSort = (name: string | null): name is ArticleSort => articleSorts.some((sort) => sort === name);
