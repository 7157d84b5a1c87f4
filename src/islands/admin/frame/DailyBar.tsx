import { deskPages, type DeskPage } from '#core/desk-pages.ts';
import { useDesk } from '../parts/use-desk.ts';
import { currentOf } from './navigation-pages.ts';
import { NavIcon } from './NavIcon.tsx';
import { useBadges } from './use-badges.ts';

const daily = ['home', 'articles', 'manual-blog-create', 'enquiries'] as const satisfies DeskPage[];

/** Screen readers skip the numbers, because the menu has the same numbers. */
export function DailyBar({ page }: { page: DeskPage }) {
  const { frame, pages } = useDesk().words;
  const badges = useBadges();
  return (
    <nav className="desk-daily" aria-label={frame.daily}>
      {daily.map((entry) => (
        <a key={entry} href={deskPages[entry]} aria-current={currentOf(entry, page)}>
          <NavIcon name={entry} />
          {pages[entry]}
          {(badges[entry]?.n ?? 0) > 0 && (
            <span className="desk-badge" aria-hidden="true">
              {badges[entry]?.n}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
