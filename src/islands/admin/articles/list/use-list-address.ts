import { useEffect, useState } from 'react';
import type { WantedArticles } from '#clients/articles.ts';
import { queryOf, wantedIn } from './list-address.ts';

/**
 * What the list shows, which stands in the address: a reload, a link and the way back find it again. `change` goes to the first page,
 * unless it names one; what is typed letter by letter replaces the entry in the history.
 */
export function useListAddress() {
  const [wanted, setWanted] = useState(() => wantedIn(location.search));
  useEffect(() => {
    const follow = () => setWanted(wantedIn(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function change(changes: Partial<WantedArticles>, { isTyped = false } = {}): void {
    const next = { ...wanted, page: 1, ...changes };
    const address = `${location.pathname}${queryOf(next)}`;
    if (isTyped) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
    setWanted(next);
  }
  return { wanted, change };
}
