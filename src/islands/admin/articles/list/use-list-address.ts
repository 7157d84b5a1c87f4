import { useEffect, useState } from 'react';
import type { WantedArticles } from '#clients/articles.ts';
import { queryOf, wantedIn } from './list-address.ts';

/**
 * Keeps the state of the list in the address, so that reload, links and the back button restore it. `change` returns to the first
 * page unless the change names one. With `isSamePlace`, as for each typed letter, it replaces the history entry.
 */
export function useListAddress() {
  const [wanted, setWanted] = useState(() => wantedIn(location.search));
  useEffect(() => {
    const follow = () => setWanted(wantedIn(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function change(changes: Partial<WantedArticles>, { isSamePlace = false } = {}): void {
    // Read the address itself, which may be newer than the last render.
    const next = { ...wantedIn(location.search), page: 1, ...changes };
    const address = `${location.pathname}${queryOf(next)}`;
    if (isSamePlace) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
    setWanted(next);
  }
  return { wanted, change };
}
