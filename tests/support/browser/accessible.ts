import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// Replaces non-ASCII letters, because a script with one of them is sent to the browser at twice the size and
// half the speed.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/**
 * Returns what axe finds wrong with a page, or with the part that a selector matches: each broken rule with
 * the first element that breaks it. Our pages have no frames, so axe runs only in the page itself.
 */
export async function accessibilityProblems(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(atRest);
  // axe is loaded once per document, because loading takes as long as many of its rules.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${source};undefined`);
  return page.evaluate(
    async ({ selector, options }) => {
      const { axe } = globalThis as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run(selector ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    },
    { selector: within, options: optionsFor(within) },
  );
}

/**
 * Waits until transitions end, because axe cannot judge a colour during a transition. Does not wait for endless animations
 * such as spinners.
 */
async function atRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        timeline instanceof DocumentTimeline &&
        Number.isFinite(effect?.getComputedTiming().endTime),
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

const optionsFor = (within: string | undefined): axeCore.RunOptions => ({
  runOnly: { type: 'tag', values: standards },
  // This option saves time: without it, axe would also compute a selector for each element that passes a rule.
  resultTypes: ['violations'],
  // After scrolling, the bar at the bottom of a phone may cover part of the element, which axe reports as a
  // target that is too small.
  ...(within === undefined ? {} : { rules: { 'target-size': { enabled: false } } }),
});
