import { useSyncExternalStore } from 'react';

/** The id of the enquiry that the address names after `#`, such as `/admin/enquiries#1b4e…`. Else ''. */
export const useNamedEnquiry = (): string => useSyncExternalStore(follow, () => location.hash.slice(1));

function follow(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
