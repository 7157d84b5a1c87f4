/** Makes links with `data-back` go back in history, so that the overview keeps its search and scroll position. */
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

/** Any two letters count as a language, so that the browser need not load the list of languages. */
export const isOverview = (path: string): boolean =>
  /^(\/[a-z]{2})?\/blog(\/news)?(\/page\/\d+)?$/.test(path);

/** Returns a function that goes back to the latest overview in the history, or undefined if no overview is found. */
function wayBack(): (() => void) | undefined {
  const { navigation } = globalThis as { navigation?: Navigation };
  if (navigation === undefined) {
    // With a hash, the last history entry may be a jump to a heading: one step back might stay on this page.
    const isStepAway = location.hash === '' && history.length > 1 && isOurOverview(document.referrer);
    return isStepAway ? () => history.back() : undefined;
  }
  const before = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0);
  const overview = before.findLast(({ url }) => isOurOverview(url ?? ''));
  return overview && (() => void navigation.traverseTo(overview.key));
}

const isOurOverview = (address: string): boolean =>
  address.startsWith(`${location.origin}/`) && isOverview(new URL(address).pathname);
