import { useEffect, type ReactNode } from 'react';
import type { DeskPage } from '#core/desk-pages.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { resumeFollowing } from '#stores/follow-to-live.ts';
import { useDesk } from '../parts/use-desk.ts';
import { fixedArticles, type FixedArticlePage } from '../fixed-articles/fixed-articles.ts';
import { DailyBar } from './DailyBar.tsx';
import { DeskNav } from './DeskNav.tsx';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';

export function DeskFrame({ page, children }: Props) {
  const { words } = useDesk();
  useEffect(resumeFollowing, []);
  const isArticle = page === 'edit-article' || page === 'manual-blog-create';
  return (
    <>
      <a className="skip" href={`#${contentId}`}>
        {words.frame.skip}
      </a>
      <div className="desk-shell">
        <DeskNav page={page} />
        <main className="desk-main" id={contentId} tabIndex={-1} aria-labelledby="desk-title">
          {/* The title field of an article is its headline. */}
          <h1 id="desk-title" className={isArticle ? 'visually-hidden' : undefined}>
            {nameOf(page, words)}
          </h1>
          {!showsItself.has(page) && <PublicationStrip />}
          {children}
        </main>
        <DailyBar page={page} />
      </div>
    </>
  );
}

/** The sign-in page has the title of the start page, because the start page appears after sign-in. */
export const nameOf = (page: DeskPage, { pages }: DeskWords): string =>
  pages[page === 'sign-in' ? 'home' : page];

export const contentId = 'desk-content';

const showsItself: ReadonlySet<DeskPage> = new Set<DeskPage>([
  'edit-article',
  'business',
  'first-hour',
  'manual-blog-create',
  'trash',
  'daily-ibiza-news-now',
  ...(Object.keys(fixedArticles) as FixedArticlePage[]),
]);

type Props = { page: DeskPage; children: ReactNode };
