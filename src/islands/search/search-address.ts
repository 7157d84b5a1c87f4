/** The address keeps the search words for visitors who return from an article. */
export const wordsInAddress = (): string => new URLSearchParams(location.search).get(name) ?? '';

/** Adds no history entry. An empty string removes the words from the address. */
export function keepInAddress(words: string): void {
  const address = new URL(location.href);
  if (words === '') address.searchParams.delete(name);
  else address.searchParams.set(name, words);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

const name = 'q';
