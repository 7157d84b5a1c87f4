import { useEffect, useState } from 'react';
import type { WantedArticles } from '#clients/articles.ts';
import { queryOf, wantedIn } from './list-address.ts';

/**
 * What the list shows, which stands in the address: a reload, a link and the way back find it again. `change` goes to the first page,
 * unless it names one; with `isSamePlace`, as for what is typed letter by letter, it replaces the entry in the history.
 */
export function useListAddress() {
  const [wanted, setWanted] = useState(() => wantedIn(location.search));
  useEffect(() => {
    const follow = () => setWanted(wantedIn(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function change(changes: Partial<WantedArticles>, { isSamePlace = false } = {}): void {
    // The address is newer than what was drawn last.
    const next = { ...wantedIn(location.search), page: 1, ...changes };
    const address = `${location.pathname}${queryOf(next)}`;
    if (isSamePlace) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
    setWanted(next);
  }
  return { wanted, change };
}
