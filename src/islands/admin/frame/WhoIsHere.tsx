import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import { fill } from '#i18n/fill.ts';
import { $who, loadWho } from '#session/who.ts';
import { $userId } from '#session/session.ts';
import { useDesk } from '../parts/use-desk.ts';

export function WhoIsHere() {
  const { words } = useDesk();
  const userId = useStore($userId);
  const who = useStore($who);
  // Another editor may have signed in on another tab of this browser.
  useEffect(() => {
    if ($who.get()?.userId !== userId) $who.set(undefined);
    if (userId !== undefined) void loadWho();
  }, [userId]);
  return (
    <a className="desk-who" href={deskPages.account}>
      {who === undefined
        ? words.pages.account
        : who.isShared
          ? words.access.who.shared
          : fill(words.access.who.name, { name: who.name ?? '' })}
    </a>
  );
}
