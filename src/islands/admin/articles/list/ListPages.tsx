import type { MouseEvent } from 'react';
import type { WantedArticles } from '#clients/articles.ts';
import { fill } from '#i18n/fill.ts';
import { queryOf } from './list-address.ts';
import { useDesk } from '../../parts/use-desk.ts';

/** Pages of the list are real links, so that the editor can open a page in a new tab. */
export function ListPages({ wanted, pages, onGo }: Props) {
  const texts = useDesk().words.articles;
  const { page } = wanted;
  if (pages <= 1 && page === 1) return null;
  const pageLink = (to: number, label: string) =>
    to >= 1 && to <= pages ? (
      <a
        className="button button-quiet"
        href={`${location.pathname}${queryOf({ ...wanted, page: to })}`}
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
    <nav className="article-pages" aria-label={texts.pages}>
      {pageLink(page - 1, texts.previous)}
      <span>{fill(texts.page, { page, pages: Math.max(pages, page) })}</span>
      {pageLink(page + 1, texts.next)}
    </nav>
  );
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || button !== 0;

type Props = { wanted: WantedArticles; pages: number; onGo: (page: number) => void };
