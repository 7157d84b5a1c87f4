/** What is looked for stands in the address of the overview, so that coming back from an article brings the search back. */
export const wordsInAddress = (): string => new URLSearchParams(location.search).get(name) ?? '';

/** Puts what is looked for into the address, without a step in history; a blank takes it out. */
export function keepInAddress(words: string): void {
  const address = new URL(location.href);
  if (words === '') address.searchParams.delete(name);
  else address.searchParams.set(name, words);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

const name = 'q';
