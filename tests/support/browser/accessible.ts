import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// With one letter beyond ASCII, each of its letters would take twice the room on its way, and half of the time.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/**
 * What axe finds against a page, or against the part of it that a selector names: the rule and the first element that
 * breaks it. No page of ours has frames, so axe runs in the page alone.
 */
export async function accessibilityProblems(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(atRest);
  // Once for each document: it takes as long as many of the rules.
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

/** A colour on its way to another one is neither. What turns for as long as something takes is not waited for. */
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
  // For what is in order axe would find a selector as well, for each element and rule.
  resultTypes: ['violations'],
  // A part that was scrolled to may stand half under the bar of the phone, which axe takes for a target too small.
  ...(within === undefined ? {} : { rules: { 'target-size': { enabled: false } } }),
});
