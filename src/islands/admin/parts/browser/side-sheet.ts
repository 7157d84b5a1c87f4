/**
 * Below 80rem, the settings of an article are a sheet that `.article-settings` opens. Its state is an attribute, so that
 * a field in it can have the focus at once.
 */
export function showSide(isShown = true): void {
  const opener = document.querySelector<HTMLElement>('.article-settings');
  const side = document.querySelector<HTMLElement>('.article-side');
  if (opener === null || side === null || !opener.checkVisibility()) return;
  const hadFocus = side.contains(document.activeElement);
  side.toggleAttribute('data-shown', isShown);
  opener.ariaExpanded = `${isShown}`;
  if (isShown) side.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  else if (hadFocus) opener.focus({ preventScroll: true });
}

export const isSideShown = (): boolean => document.querySelector('.article-side[data-shown]') !== null;
