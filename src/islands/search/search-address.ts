/**
 * Returns the search words in the address of the overview. They are in the address, so that the search is restored when the
 * visitor returns from an article.
 */
export const wordsInAddress = (): string => new URLSearchParams(location.search).get(name) ?? '';

/** Puts the search words into the address without a new history entry. If they are blank, removes them. */
export function keepInAddress(words: string): void {
  const address = new URL(location.href);
  if (words === '') address.searchParams.delete(name);
  else address.searchParams.set(name, words);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

const name = 'q';
