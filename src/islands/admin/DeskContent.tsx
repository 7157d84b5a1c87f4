import { lazy, type ComponentType } from 'react';
import type { DeskPage } from '#core/desk-pages.ts';
import { EditArticle } from './articles/EditArticle.tsx';
import { AllArticles } from './articles/list/AllArticles.tsx';
import { NewArticle } from './articles/new/NewArticle.tsx';
import { Enquiries } from './enquiries/Enquiries.tsx';
import type { FixedArticlePage } from './fixed-articles/fixed-articles.ts';
import { MediaLibrary } from './images/MediaLibrary.tsx';

/** Chooses the component of a desk page. */
export function DeskContent({ page }: { page: DeskPage }) {
  const Page = isOrdinary(page) ? pages[page] : undefined;
  return Page ? <Page /> : <FixedArticle page={page as FixedArticlePage} />;
}

const FixedArticle = lazy(() => import('./fixed-articles/FixedArticle.tsx'));

const StartPage = lazy(() => import('./start/StartPage.tsx'));

/** Pages for writing and answering are in the main chunk of the desk, so that they open at once. The others load on demand. */
const pages: Record<Exclude<DeskPage, FixedArticlePage>, ComponentType> = {
  home: StartPage,
  'sign-in': StartPage,
  articles: AllArticles,
  'edit-article': EditArticle,
  'manual-blog-create': NewArticle,
  media: MediaLibrary,
  trash: lazy(() => import('./articles/list/Trash.tsx')),
  enquiries: Enquiries,
  health: lazy(() => import('./health/Health.tsx')),
  account: lazy(() => import('./access/Account.tsx')),
  'review-translations': lazy(() => import('./translation/review/ReviewArticle.tsx')),
  settings: lazy(() => import('./settings/Settings.tsx')),
  business: lazy(() => import('./business/Business.tsx')),
  'first-hour': lazy(() => import('./business/FirstHour.tsx')),
  editors: lazy(() => import('./access/editors/Editors.tsx')),
  actions: lazy(() => import('./access/actions/Actions.tsx')),
  bitcoin: lazy(() => import('./bitcoin/BitcoinOrders.tsx')),
  'missing-pages': lazy(() => import('./missing-pages/MissingPages.tsx')),
  news: lazy(() => import('./news/NewsOverview.tsx')),
  'daily-ibiza-news-now': lazy(() => import('./news/DailyNewsNow.tsx')),
};

const isOrdinary = (page: DeskPage): page is keyof typeof pages => page in pages;
