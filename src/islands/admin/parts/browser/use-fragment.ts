import { useSyncExternalStore } from 'react';

/** What the address names after `#`, such as the enquiry in `/admin/enquiries#1b4e…`. Else ''. */
export const useFragment = (): string => useSyncExternalStore(follow, () => location.hash.slice(1));

function follow(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
