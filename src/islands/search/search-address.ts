/**
 * Returns the search words in the address of the overview. The address keeps them so that returning from an article restores the
 * search.
 */
export const wordsInAddress = (): string => new URLSearchParams(location.search).get(name) ?? '';

/** Puts the search words into the address without a history entry; blank words remove them. */
export function keepInAddress(words: string): void {
  const address = new URL(location.href);
  if (words === '') address.searchParams.delete(name);
  else address.searchParams.set(name, words);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

const name = 'q';
