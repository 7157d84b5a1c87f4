/** Runs in the page. Waits until late styles and fonts have arrived and nothing moves any more. */
export async function atRest(): Promise<void> {
  const state = () => `${scrollY} ${document.documentElement.scrollHeight}`;
  const isComplete = () =>
    document.readyState === 'complete' &&
    !document.documentElement.classList.contains('fonts-coming') &&
    document.fonts.status === 'loaded' &&
    [...document.styleSheets].some(({ href, cssRules }) => href?.includes('late') && cssRules.length > 0);
  let before = '';
  for (let frame = 0; frame < 20; frame++) {
    await new Promise(requestAnimationFrame);
    if (!isComplete() || state() !== before) frame = 0;
    before = state();
  }
}
