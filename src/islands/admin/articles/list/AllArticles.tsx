import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type MouseEvent, useEffect, useState } from 'react';
import { articlesPerPage } from '#core/post/article-list.ts';
import { counted } from '#i18n/counted.ts';
import { type ArticleListState, fetchArticlePage } from '#clients/articles.ts';
import { LaterPart } from '../../parts/LaterPart.tsx';
import { Button } from '../../parts/Button.tsx';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { ArticleTable } from './ArticleTable.tsx';
import { ListControls } from './ListControls.tsx';
import { StateLegend } from './StateLegend.tsx';
import { Together } from './Together.tsx';
import { first, queryOf, useListAddress } from './list-address.ts';
import { fill } from '#i18n/fill.ts';
import './list.css';

const FirstSteps = lazy(() => import('./FirstSteps.tsx'));

/** The page with the list of all articles, its filters, and what can be done to the ticked ones. */
export function AllArticles() {
  const { state, change } = useListAddress();
  const { chosen, setChosen } = useChosen(state);
  // A phone shows the boxes only while the editor chooses. A wide screen also shows that of the row that is meant.
  const [isChoosing, setIsChoosing] = useState(false);
  const queries = useQueryClient();
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: ['articles', state],
    queryFn: () => fetchArticlePage(state),
    placeholderData: keepPreviousData,
  });
  const choosing = (isStarted: boolean) => {
    setIsChoosing(isStarted);
    setChosen(new Set());
  };
  const changed = () => queries.invalidateQueries();
  const { words } = useDesk();
  const texts = words.articles;
  const isEmpty = data?.total === 0;
  const pages = Math.ceil((data?.total ?? 0) / articlesPerPage);
  const isBeyond = !isPlaceholderData && pages > 0 && state.page > pages;
  useEffect(() => {
    if (isBeyond) change({ page: pages }, { replaces: true });
  }, [isBeyond]);
  if (isEmpty && !isPlaceholderData && queryOf({ ...state, sort: first.sort }) === '')
    return (
      <LaterPart>
        <FirstSteps />
      </LaterPart>
    );
  return (
    <>
      <div className="row spread desk-intro article-count">
        <p role="status">
          {data && (isEmpty ? texts.noneFound : counted(texts.found, data.total))}
          {data && !isEmpty && !data.hasAllWords && ` ${texts.withMost}`}
        </p>
        {data && !isEmpty && (
          <Button
            variant="link"
            text={isChoosing ? words.frame.cancel : texts.chooseSome}
            aria-pressed={isChoosing}
            onClick={() => choosing(!isChoosing)}
          />
        )}
      </div>
      <ListControls state={state} change={change} />
      {isEmpty && <Button text={texts.clear} onClick={() => change(first)} />}
      <ListTrouble
        query={{ error, refetch: changed, isPending }}
        text={texts.failed}
        loading={texts.loading}
      />
      {data && !isEmpty && (
        <div className="stack gap-5 article-list" aria-busy={isPlaceholderData} data-choosing={isChoosing}>
          <Together
            articles={data.articles.filter(({ slugBase }) => chosen.has(slugBase))}
            onDone={() => choosing(false)}
            onChanged={changed}
          />
          <StateLegend articles={data.articles} />
          <ArticleTable articles={data.articles} chosen={chosen} onChoose={setChosen} />
          <ListPages state={state} pages={pages} onGo={(page) => change({ page })} />
        </div>
      )}
    </>
  );
}

function useChosen(state: ArticleListState) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setChosen(new Set()), [state]);
  return { chosen, setChosen };
}

/** Pages of the list are real links, so that the editor can open a page in a new tab. */
function ListPages({ state, pages, onGo }: Props) {
  const texts = useDesk().words.articles;
  const { page } = state;
  if (pages <= 1 && page === 1) return null;
  const pageLink = (to: number, label: string) =>
    to >= 1 && to <= pages ? (
      <a
        className="button button-quiet"
        href={`${location.pathname}${queryOf({ ...state, page: to })}`}
        rel={to < page ? 'prev' : 'next'}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          onGo(to);
        }}
      >
        {label}
      </a>
    ) : (
      <span />
    );
  return (
    <nav className="row spread gap-4" aria-label={texts.pages}>
      {pageLink(page - 1, texts.previous)}
      <span>{fill(texts.page, { page, pages: Math.max(pages, page) })}</span>
      {pageLink(page + 1, texts.next)}
    </nav>
  );
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || button !== 0;

type Props = { state: ArticleListState; pages: number; onGo: (page: number) => void };
