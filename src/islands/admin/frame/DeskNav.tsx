import { useStore } from '@nanostores/react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { deskPages, type DeskPage } from '#core/desk-pages.ts';
import type { Today } from '#contract/today.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { counted } from '#i18n/counted.ts';
import { $shownPage } from '#stores/shown-page.ts';
import { useToday } from '../start/use-today.ts';
import { useDesk } from '../parts/use-desk.ts';

const groups = {
  articles: ['home', 'articles', 'manual-blog-create', 'news', 'trash'],
  visitors: ['enquiries', 'bitcoin', 'missing-pages'],
  desk: ['business', 'health', 'editors', 'actions'],
} as const satisfies Record<string, DeskPage[]>;

/** Maps pages without a navigation entry to the entry that they highlight. */
const entryOf: Partial<Record<DeskPage, DeskPage>> = {
  'sign-in': 'home',
  'first-hour': 'business',
  'edit-article': 'articles',
  'review-translations': 'articles',
  'daily-ibiza-news-now': 'news',
};

export function DeskNav({ page }: { page: DeskPage }) {
  const { words } = useDesk();
  const { frame, pages } = words;
  const [open, setOpen] = useState(false);
  const visited = useStore($shownPage);
  useEffect(() => setOpen(false), [visited]);
  const badges = badgesOf(useToday().data, words);
  const close = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false);
  };
  return (
    <div className="desk-ways" onKeyDown={close}>
      <button
        type="button"
        className="desk-ways-button"
        aria-expanded={open}
        aria-controls="desk-nav"
        onClick={() => setOpen(!open)}
      >
        {frame.menu}
      </button>
      <nav id="desk-nav" className="desk-nav" aria-label={frame.desk} data-open={open}>
        {Object.entries(groups).map(([group, entries]) => (
          <ul key={group} className="plain" aria-label={frame.groups[group as keyof typeof groups]}>
            {entries.map((entry) => (
              <li key={entry}>
                <a href={deskPages[entry]} aria-current={currentOf(entry, page)}>
                  {pages[entry]}
                </a>
                <Badge count={badges[entry]} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </div>
  );
}

/** Outside the link, so that the link’s accessible name stays the same. */
const Badge = ({ count }: { count: { n: number; text: string } | undefined }) =>
  count === undefined || count.n === 0 ? null : (
    <span className="desk-badge" title={count.text}>
      <span aria-hidden="true">{count.n}</span>
      <span className="visually-hidden">{count.text}</span>
    </span>
  );

function badgesOf(
  today: Today | undefined,
  { today: { badges } }: DeskWords,
): Partial<Record<DeskPage, { n: number; text: string }>> {
  if (today === undefined) return {};
  const say = (n: number, texts: Parameters<typeof counted>[0]) => ({ n, text: counted(texts, n) });
  return {
    enquiries: say(today.enquiries.n, badges.enquiries),
    bitcoin: say(today.payments.n, badges.payments),
    articles: say(today.failed.n + today.outdated.n + today.unread.n, badges.articles),
    news: say(today.news.n, badges.news),
  };
}

/** Returns `page` for the current page’s entry, or `true` if the page only belongs to it. */
function currentOf(entry: DeskPage, page: DeskPage): 'page' | 'true' | undefined {
  if (entry === page) return 'page';
  return entryOf[page] === entry ? 'true' : undefined;
}
