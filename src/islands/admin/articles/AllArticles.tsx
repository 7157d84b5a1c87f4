import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fetchArticles } from '#stores/articles.ts';
import { ArticleMatrix } from './ArticleMatrix.tsx';
import { fitsFilter, filters, type Filter } from './article-filter.ts';
import { useSettled } from './use-settled.ts';

/** How many articles are fetched at first, and how many more with each press. */
const batch = 50;

/** Every article and the state of its four languages. */
export function AllArticles({ words, language }: { words: DeskWords; language: Locale }) {
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [most, setMost] = useState(batch);
  const search = useSettled(typed.trim());
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['articles', search, most],
    queryFn: () => fetchArticles({ words: search, most }),
    placeholderData: keepPreviousData,
  });
  const texts = words.articles;
  const shown = data?.filter((article) => fitsFilter(article, filter));

  return (
    <>
      <p>
        <a className="button" href={deskPages['manual-blog-create']}>
          {words.frame.toManual}
        </a>
      </p>
      <search className="article-search">
        <label>
          {texts.search}
          <input
            type="search"
            value={typed}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <label>
          {texts.filter}
          <select value={filter} onChange={({ target }) => setFilter(target.value as Filter)}>
            {filters.map((name) => (
              <option key={name} value={name}>
                {texts.filters[name]}
              </option>
            ))}
          </select>
        </label>
      </search>
      <p role="status" className={isPending || shown?.length === 0 ? '' : 'visually-hidden'}>
        {isPending && texts.loading}
        {shown?.length === 0 && (typed === '' && filter === 'all' ? texts.none : texts.noneFound)}
      </p>
      {isError && (
        <div role="alert">
          <p className="desk-problem">{texts.failed}</p>
          <button type="button" className="button button-quiet" onClick={() => void refetch()}>
            {texts.retry}
          </button>
        </div>
      )}
      {isPending && <Skeletons />}
      {shown !== undefined && shown.length > 0 && (
        <ArticleMatrix articles={shown} words={words} language={language} />
      )}
      {data?.length === most && (
        <button type="button" className="button button-quiet" onClick={() => setMost(most + batch)}>
          {texts.more}
        </button>
      )}
    </>
  );
}

/** As many as the specification wants to be seen while articles load. */
const skeletons = [1, 2, 3, 4, 5, 6];

const Skeletons = () => (
  <ul className="plain article-skeletons" aria-hidden="true">
    {skeletons.map((number) => (
      <li key={number} />
    ))}
  </ul>
);
