import { useStore } from '@nanostores/react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { deskPages, type DeskPage } from '#core/desk-pages.ts';
import { pagePath } from '#core/paths.ts';
import { $userId, signOut } from '#session/session.ts';
import { $who, loadWho } from '#session/who.ts';
import { $shownPage } from '#stores/shown-page.ts';
import { useDesk } from '../parts/use-desk.ts';
import { Badge } from '../parts/Badge.tsx';
import { DeskLanguage } from './DeskLanguage.tsx';
import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { currentOf, laterEntries, mainEntries } from './navigation-pages.ts';
import { SearchButton } from './SearchButton.tsx';
import { useBadges } from './use-badges.ts';
import { useToday } from '../parts/use-today.ts';

/** The menu of the desk, with the search and how much waits on each page. */
export function DeskNav({ page }: { page: DeskPage }) {
  const { words, language } = useDesk();
  const { frame, pages } = words;
  const [open, setOpen] = useState(false);
  const visited = useStore($shownPage);
  useEffect(() => setOpen(false), [visited]);
  const badges = useBadges();
  const setUp = useToday().data?.setUp;
  const entries = [...mainEntries, ...laterEntries.filter((entry) => setUp?.includes(entry))];
  const close = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false);
  };
  return (
    <header className="desk-head" data-open={open} onKeyDown={close}>
      <button
        type="button"
        className="desk-icon desk-menu-button"
        aria-expanded={open}
        aria-controls="desk-nav"
        onClick={() => setOpen(!open)}
      >
        <NavIcon name={open ? 'close' : 'menu'} />
        <span className="visually-hidden">{frame.menu}</span>
      </button>
      <a className="desk-name" href={deskPages.home}>
        {frame.desk}
      </a>
      <SearchButton />
      <div id="desk-nav" className="desk-menu">
        <nav className="desk-nav" aria-label={frame.desk}>
          <ul className="plain">
            {entries.map((entry) => (
              <li key={entry}>
                <a href={deskPages[entry]} aria-current={currentOf(entry, { page, setUp })}>
                  <NavIcon name={entry} />
                  {pages[entry]}
                </a>
                <Badge count={badges[entry]} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="desk-menu-end">
          <a href={pagePath({ page: 'blog', locale: language })}>
            <NavIcon name="preview" />
            {frame.site}
          </a>
          <DeskLanguage />
          <WhoIsHere />
          <button type="button" onClick={() => void signOut()}>
            <NavIcon name="sign-out" />
            {frame.signOut}
          </button>
        </div>
      </div>
    </header>
  );
}

function WhoIsHere() {
  const { words } = useDesk();
  const userId = useStore($userId);
  const who = useStore($who);
  // An editor may have signed in as another user in another tab.
  useEffect(() => {
    // At the end of a session, `$who` stays: the sign-in form asks a named editor for the password, others for the
    // token.
    if (userId === undefined) return;
    if ($who.get()?.userId !== userId) $who.set(undefined);
    void loadWho();
  }, [userId]);
  return (
    <a className="desk-who" href={deskPages.account}>
      <NavIcon name="account" />
      <span className="one-line">
        <span className="visually-hidden">{words.access.who}</span>{' '}
        {who?.isShared ? words.editors.shared : who?.name}
      </span>
    </a>
  );
}
