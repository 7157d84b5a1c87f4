/**
 * Lets the links back to the blog go back in history to the overview a reader came from, with its page, its search and
 * its place; where they came from elsewhere, and without script, the links lead to the newest posts.
 */
export function wakeBackLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element && target.closest('a[data-back]')) || ctrlKey || metaKey || shiftKey)
      return;
    const goBack = wayBack();
    if (goBack === undefined) return;
    event.preventDefault();
    goBack();
  });
}

/**
 * Whether a path is that of an overview: of all posts or of the daily news, in any language, numbered or not. Any two letters
 * pass for a language: its list would be a file of its own in the browser.
 */
export const isOverview = (path: string): boolean =>
  /^(\/[a-z]{2})?\/blog(\/news)?(\/page\/\d+)?$/.test(path);

/** How to get to the last overview seen; posts that were read since, and their headings, are passed over. */
function wayBack(): (() => void) | undefined {
  const { navigation } = globalThis as { navigation?: KnownHistory };
  if (navigation === undefined) {
    // An older browser tells where it came from, and not how far back that is once headings were visited.
    const isStepAway = location.hash === '' && history.length > 1 && isOurOverview(document.referrer);
    return isStepAway ? () => history.back() : undefined;
  }
  const before = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0);
  const overview = before.findLast(({ url }) => isOurOverview(url ?? ''));
  return overview && (() => void navigation.traverseTo(overview.key));
}

const isOurOverview = (address: string): boolean =>
  address.startsWith(`${location.origin}/`) && isOverview(new URL(address).pathname);

/** What is used here of the Navigation API. */
type KnownHistory = {
  entries: () => { key: string; url: string | null }[];
  currentEntry: { index: number } | null;
  traverseTo: (key: string) => unknown;
};
