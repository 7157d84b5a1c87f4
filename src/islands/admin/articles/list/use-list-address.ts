import { useEffect, useState } from 'react';
import type { WantedArticles } from '#clients/articles.ts';
import { queryOf, wantedIn } from './list-address.ts';

/** Keeps the list's state in the address. With `isSamePlace`, a change replaces the history entry, and adds no entry. */
export function useListAddress() {
  const [wanted, setWanted] = useState(() => wantedIn(location.search));
  useEffect(() => {
    const follow = () => setWanted(wantedIn(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function change(changes: Partial<WantedArticles>, { isSamePlace = false } = {}): void {
    // The address may be newer than the last render, so the state is read from the address.
    const next = { ...wantedIn(location.search), page: 1, ...changes };
    const address = `${location.pathname}${queryOf(next)}`;
    if (isSamePlace) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
    setWanted(next);
  }
  return { wanted, change };
}
