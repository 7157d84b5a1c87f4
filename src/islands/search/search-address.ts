/** The address keeps the search words for visitors who return from an article. */
export const wordsInAddress = (): string => new URLSearchParams(location.search).get(name) ?? '';

/** Stores the search words in the address without a new history entry. Blank words are removed. */
export function keepInAddress(words: string): void {
  const address = new URL(location.href);
  if (words === '') address.searchParams.delete(name);
  else address.searchParams.set(name, words);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

const name = 'q';
