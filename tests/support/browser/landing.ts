import type { Page } from 'playwright';
import { areFontsLoaded } from './fonts-loaded.ts';

/**
 * Records how much content moves without the visitor’s doing, from the first paint of each page on, and whether the page
 * hid itself until its fonts arrive, but they did not arrive in time. No visitor sees what moves until a hidden page shows
 * itself, but the browser counts it.
 */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: Moved = Object.assign(globalThis, { shift: 0, shifted: [], areFontsLate: false });
    let wasHidden = false;
    let seenSince = 0;
    new MutationObserver(() => {
      const { style, classList } = document.documentElement;
      const isHidden = style.visibility === 'hidden';
      if (wasHidden && !isHidden) {
        moved.areFontsLate = classList.contains('fonts-coming');
        seenSince = Infinity;
        // The first frame shows the page, the second is the first in which something moves.
        requestAnimationFrame(() => requestAnimationFrame((time) => (seenSince = time)));
      }
      wasHidden = isHidden;
    }).observe(document, { subtree: true, attributeFilter: ['style', 'class'] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.startTime < seenSince) continue;
        moved.shift += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources)
          moved.shifted.push(
            `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)} (from ${previousRect.top} to ${currentRect.top})`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until nothing more arrives, then returns what is wrong with the position of the section, or nothing. */
export async function landingProblem(page: Page, anchor: string): Promise<string | undefined> {
  await page.waitForFunction(() => document.querySelector('main > #contact'));
  await waitUntil(() => areFontsLoaded(page));
  await page.evaluate(standsStill);
  const { top, wanted, shift, shifted, areFontsLate } = await page.evaluate((id) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
    const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const { shift, shifted, areFontsLate } = globalThis as unknown as Moved;
    // A section at the end of the page cannot rise to the top of a high window.
    const lowest = top + scrollY - (scrollHeight - clientHeight);
    return { top, wanted: Math.max(header, lowest), shift, shifted, areFontsLate };
  }, anchor);
  const isRight = Math.abs(top - wanted) <= 2;
  const maxShift = areFontsLate ? good : unseen;
  if (isRight && shift < maxShift) return undefined;
  const movers = shift < maxShift ? '' : `, shift ${shift.toFixed(3)} of ${shifted.join(' | ')}`;
  return `#${anchor} is at ${Math.round(top)} instead of ${Math.round(wanted)} px${movers}`;
}

/**
 * Words in the header and the stars of required fields move sideways by some pixels, and the browser adds the distance
 * that the page scrolled in the same moment.
 */
const unseen = 0.03;

/** What browsers call good. Beside other programs, fonts may arrive after the 150 ms that a page waits for them. */
const good = 0.1;

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Resolves when late styles and scripts have arrived, and height and scroll position were the same for 20 frames. */
async function standsStill(): Promise<void> {
  const state = () => `${scrollY} ${document.documentElement.scrollHeight}`;
  const isComplete = () =>
    document.readyState === 'complete' &&
    [...document.styleSheets].some(({ href, cssRules }) => href?.includes('late') && cssRules.length > 0);
  let before = state();
  for (let frame = 0; frame < 20; frame++) {
    await new Promise(requestAnimationFrame);
    if (isComplete() && state() === before) continue;
    before = state();
    frame = 0;
  }
}

type Moved = { shift: number; shifted: string[]; areFontsLate: boolean };

type Shift = PerformanceEntry & {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
};
