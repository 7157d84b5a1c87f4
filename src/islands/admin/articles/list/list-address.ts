import { useEffect, useState } from 'react';
import {
  articleFilters,
  articleSorts,
  type ArticleFilter,
  type ArticleSort,
} from '#core/post/article-list.ts';
import type { ArticleListState } from '#clients/articles.ts';

export function stateIn(query: string): ArticleListState {
  const params = new URLSearchParams(query);
  const [show, sort, page] = [params.get('show'), params.get('sort'), Number(params.get('page'))];
  return {
    words: (params.get('q') ?? '').slice(0, 200),
    show: isFilter(show) ? show : first.show,
    sort: isSort(sort) ? sort : first.sort,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : first.page,
  };
}

export function queryOf({ words, show, sort, page }: ArticleListState): string {
  const query = new URLSearchParams();
  if (words !== '') query.set('q', words);
  if (show !== first.show) query.set('show', show);
  if (sort !== first.sort) query.set('sort', sort);
  if (page !== first.page) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query}`;
}

export const first: ArticleListState = { words: '', show: 'all', sort: 'changed', page: 1 };

const isFilter = (name: string | null): name is ArticleFilter =>
  articleFilters.some((filter) => filter === name);
const isSort = (name: string | null): name is ArticleSort => articleSorts.some((sort) => sort === name);

/** Keeps the list’s state in the URL. `change` adds a history entry, or replaces the current one if `replaces`. */
export function useListAddress() {
  const [state, setState] = useState(() => stateIn(location.search));
  useEffect(() => {
    const follow = () => setState(stateIn(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function change(changes: Partial<ArticleListState>, { replaces = false } = {}): void {
    // The URL may be newer than the last render, so the state is read from the URL.
    const next = { ...stateIn(location.search), page: 1, ...changes };
    const address = `${location.pathname}${queryOf(next)}`;
    if (replaces) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
    setState(next);
  }
  return { state, change };
}
