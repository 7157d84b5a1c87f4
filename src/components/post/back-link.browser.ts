/**
 * Changes links to the blog so that they go back in history to the overview that the reader came from. The overview then
 * keeps its page, search and scroll position. For other readers, and without JavaScript, the links lead to the newest
 * posts.
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
 * Whether a path is an overview of all posts or of the daily news, in any language, numbered or not. Any two letters count
 * as a language, so that the browser need not load the list of languages.
 */
export const isOverview = (path: string): boolean =>
  /^(\/[a-z]{2})?\/blog(\/news)?(\/page\/\d+)?$/.test(path);

/**
 * Returns a function that goes back to the last overview in history. It skips other posts and their headings. Returns
 * undefined if there is no overview in history.
 */
function wayBack(): (() => void) | undefined {
  const { navigation } = globalThis as { navigation?: KnownHistory };
  if (navigation === undefined) {
    // Browsers without the Navigation API only provide the referrer. If the reader has jumped to headings of this page, the
    // number of history entries to go back is unknown.
    const isStepAway = location.hash === '' && history.length > 1 && isOurOverview(document.referrer);
    return isStepAway ? () => history.back() : undefined;
  }
  const before = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0);
  const overview = before.findLast(({ url }) => isOurOverview(url ?? ''));
  return overview && (() => void navigation.traverseTo(overview.key));
}

const isOurOverview = (address: string): boolean =>
  address.startsWith(`${location.origin}/`) && isOverview(new URL(address).pathname);

/** The type of those parts of the Navigation API that this file uses. */
type KnownHistory = {
  entries: () => { key: string; url: string | null }[];
  currentEntry: { index: number } | null;
  traverseTo: (key: string) => unknown;
};
