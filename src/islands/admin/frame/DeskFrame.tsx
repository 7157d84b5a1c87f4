import { useEffect, type ReactNode } from 'react';
import { type DeskPage, deskPages } from '#core/desk-pages.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { resumeFollowing } from '#stores/follow-to-live.ts';
import { useDesk } from '../parts/use-desk.ts';
import { fixedArticles, type FixedArticlePage } from '../fixed-articles/fixed-articles.ts';
import { DeskNav } from './DeskNav.tsx';
import { headActionId } from '../parts/HeadAction.tsx';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { currentOf, mainEntries, pageAboveOf } from './navigation-pages.ts';
import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { useToday } from '../parts/use-today.ts';
import { useBadges } from './use-badges.ts';

/** What surrounds every page of the desk: menu, title, and the strip that shows how far a publication is. */
export function DeskFrame({ page, children }: Props) {
  const { words } = useDesk();
  useEffect(resumeFollowing, []);
  const isArticle = isArticlePage(page);
  return (
    <>
      <a className="skip" href={`#${contentId}`}>
        {words.frame.skip}
      </a>
      <div className="desk-shell">
        <DeskNav page={page} />
        <main
          className={page === 'first-hour' ? 'desk-main desk-guide' : 'desk-main'}
          id={contentId}
          tabIndex={-1}
          aria-labelledby="desk-title"
        >
          {!isArticle && <PageAbove page={page} />}
          {/* The title field of an article is its headline. */}
          <div className={isArticle ? 'visually-hidden' : 'row spread desk-title'}>
            <h1 id="desk-title">{nameOf(page, words)}</h1>
            {(page === 'home' || page === 'sign-in' || page === 'articles') && (
              <a className="button" href={deskPages['manual-blog-create']}>
                {words.pages['manual-blog-create']}
              </a>
            )}
            <div id={headActionId} />
          </div>
          <Intro page={page} />
          {!withOwnStrip.has(page) && <PublicationStrip />}
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

/** The title of an article is a field, so these pages show no other. */
export const isArticlePage = (page: DeskPage): boolean =>
  page === 'edit-article' || page === 'manual-blog-create';

export const contentId = 'desk-content';

/** These pages contain the strip themselves, in a place of their own or only for some of its states. */
const withOwnStrip: ReadonlySet<DeskPage> = new Set<DeskPage>([
  'edit-article',
  'business',
  'first-hour',
  'manual-blog-create',
  'trash',
  'daily-ibiza-news-now',
  ...(Object.keys(fixedArticles) as FixedArticlePage[]),
]);

function PageAbove({ page }: { page: DeskPage }) {
  const { pages } = useDesk().words;
  const setUp = useToday().data?.setUp;
  const above = page === 'sign-in' ? undefined : pageAboveOf(page, setUp);
  if (above === undefined) return null;
  return (
    <a className="desk-above" href={deskPages[above]}>
      {pages[above]}
    </a>
  );
}

/** Says what the page is for. The other pages need no such line. */
function Intro({ page }: { page: DeskPage }) {
  const { words } = useDesk();
  const intros: Partial<Record<DeskPage, string>> = {
    settings: words.settings.intro,
    business: words.business.intro,
    editors: words.editors.may,
    health: words.health.intro,
    actions: words.actionLog.intro,
    'missing-pages': words.missing.intro,
  };
  return intros[page] === undefined ? null : <p className="desk-intro">{intros[page]}</p>;
}

/** Screen readers skip the numbers, because the menu has the same numbers. */
function DailyBar({ page }: { page: DeskPage }) {
  const { frame, pages } = useDesk().words;
  const badges = useBadges();
  const setUp = useToday().data?.setUp;
  return (
    <nav className="desk-daily" aria-label={frame.daily}>
      {mainEntries.map((entry) => (
        <a key={entry} href={deskPages[entry]} aria-current={currentOf(entry, { page, setUp })}>
          <NavIcon name={entry} />
          {pages[entry]}
          {(badges[entry]?.n ?? 0) > 0 && (
            <span className="desk-badge" data-urgent={badges[entry]?.isUrgent} aria-hidden="true">
              {badges[entry]?.n}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}

type Props = { page: DeskPage; children: ReactNode };
