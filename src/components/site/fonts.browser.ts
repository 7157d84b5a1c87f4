/**
 * Shows the web fonts once they have loaded. A font may move the line breaks of a text in or above the window. Such a
 * text then gets a slightly different letter spacing, so that nothing moves.
 */
export async function showFonts(): Promise<void> {
  const { classList } = document.documentElement;
  if (!classList.contains('fonts-coming')) return;
  await Promise.allSettled(['Marcellus', 'Figtree'].map((name) => document.fonts.load(`1em ${name}`)));
  const seen = [...document.querySelectorAll<HTMLElement>(texts)]
    .filter((text) => text.getBoundingClientRect().top < innerHeight)
    .map((text) => ({ text, before: linesOf(text) }));
  classList.remove('fonts-coming');
  for (const { text, before } of seen) {
    const own = Number.parseFloat(getComputedStyle(text).letterSpacing) || 0;
    for (const step of steps) {
      text.style.letterSpacing = step === 0 ? '' : `calc(${own}px + ${step / 200}em)`;
      if (linesOf(text).every((place, at) => Math.abs(place - (before[at] ?? 0)) < lessThanLine)) break;
    }
  }
}

const texts = 'main :is(h1, h2, h3, p, li, dt, dd, .facts)';

/** Letter spacings to try, in 1/200 em. If none keeps the line breaks, the final 0 leaves the spacing unchanged. */
const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8, 0];

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
