/**
 * Shows the web fonts once they have loaded, so that nothing in the window moves: if a text there would get another
 * number of lines, it gets slightly wider or narrower spaces, as in justified text.
 */
export async function showFonts(): Promise<void> {
  const { classList, style } = document.documentElement;
  if (!classList.contains('fonts-coming')) return;
  await Promise.allSettled(['Marcellus', 'Figtree'].map((name) => document.fonts.load(`1em ${name}`)));
  const top = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
  // Browsers count a section as moved even if only its part above the window changes.
  const seen = [...document.querySelectorAll<HTMLElement>(texts)]
    .map((text) => ({ text, box: text.getBoundingClientRect(), part: text.closest('section') ?? text }))
    .filter(
      ({ text, box, part }) =>
        part.getBoundingClientRect().bottom > top && box.top < innerHeight && text.checkVisibility(),
    )
    .map(({ text, box }) => ({ text, before: linesOf(text), ...box.toJSON() }) as Seen);
  const inHeader = [...document.querySelectorAll<HTMLElement>(headerParts)].map((part) => ({
    part,
    width: part.offsetWidth,
  }));
  const still = seen.find((text) => text.top >= top && getComputedStyle(text.text).position !== 'sticky');
  const section = document.querySelector(':target');
  const isAtSection = section !== null && Math.abs(section.getBoundingClientRect().top - top) < 2;
  // Safari does not keep the place in the window if something above it changes its height, so this function does.
  style.overflowAnchor = 'none';
  classList.remove('fonts-coming');
  // The parts of the header stand at its right end, so each keeps its width.
  for (const { part, width } of inHeader) {
    if (width > 0) part.style.width = `${width}px`;
    if (part instanceof HTMLUListElement) part.style.gap = '0';
  }
  for (const { text, before, height } of seen) {
    for (let step = 0; step < triedSpacings; step++) {
      text.style.wordSpacing = `${spacingAt(step) / 100}em`;
      if (linesOf(text).every((top, at) => Math.abs(top - (before[at] ?? 0)) < lessThanLine)) break;
    }
    if (text.offsetHeight <= height - lessThanLine) text.style.minHeight = `${height}px`;
  }
  // A reload and the back button return to a distance from the top that belongs to the page with its fonts, except that
  // Safari scrolls to the section of the address again.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAgain = visit?.type !== 'navigate';
  if (still && scrollY > 0 && (isAtSection || !isAgain))
    scrollBy({ top: still.text.getBoundingClientRect().top - still.top, behavior: 'instant' });
  // Once a page has loaded again, WebKitGTK 2.50 may return to a distance that belongs to the page before its fonts.
  const shown = scrollY;
  const keepSection = () => section?.scrollIntoView({ behavior: 'instant' });
  if (isAtSection && isAgain)
    addEventListener('pageshow', () => {
      if (scrollY === shown) requestAnimationFrame(() => requestAnimationFrame(keepSection));
    });
  requestAnimationFrame(() => (style.overflowAnchor = ''));
  const width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    for (const { text } of seen) text.removeAttribute('style');
    for (const { part } of inHeader) part.removeAttribute('style');
  });
}

type Seen = { text: HTMLElement; before: number[]; top: number; height: number };

/** Their words get closer or further apart. The entries of the menu then spread over its width. */
const headerParts = '.menu, .menu ul, .site-header .button, .language-open';

const texts = 'main :is(h1, h2, h3, p, li, dt, dd, summary, label, th, td, .button, .facts)';

/** Word spacings to try, in 1/100 em: 0, −1, 1, … −8, 8. If none keeps the lines, the final 0 leaves the spacing unchanged. */
const spacingAt = (step: number): number => ((step % 2 ? -1 : 1) * Math.ceil(step / 2)) % 9;
const triedSpacings = 18;

/** In pixels. A changed line break moves text by at least 19. A different font alone moves text by only 1 or 2. */
const lessThanLine = 6;

/** Returns where each part of a text begins and ends, in pixels below the top of the text. */
function linesOf(text: HTMLElement): number[] {
  const { top } = text.getBoundingClientRect();
  const range = new Range();
  return [text, ...text.querySelectorAll('*')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ textContent }) => textContent?.trim())
    .flatMap((part) => {
      range.selectNode(part);
      const box = range.getBoundingClientRect();
      return [box.top - top, box.bottom - top];
    });
}
