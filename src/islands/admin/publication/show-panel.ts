/** Opens a panel beside the text, and scrolls to it: on narrow screens, the panels are closed and below the text. */
export function showPanel(place: number): void {
  const heads = document.querySelectorAll<HTMLElement>(
    '.article-side > :is(.side-tabs > button, .desk-panel > summary)',
  );
  const head = heads[place];
  if (head === undefined) return;
  const { parentElement: panel } = head;
  if (panel instanceof HTMLDetailsElement) panel.open = true;
  else if (head.ariaExpanded !== 'true') head.click();
  head.scrollIntoView({ block: 'start' });
  head.focus({ preventScroll: true });
}
