import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright';

/** The rules of axe that every page must fulfil: WCAG up to version 2.2, levels A and AA, and what axe recommends. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// A single non-ASCII letter would double the script’s size (two bytes per character) and halve its speed.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/** Returns each rule that is broken, with the first element that breaks it. */
export async function accessibilityProblems(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(atRest);
  // Loads axe only once per document, because loading axe takes as long as many of its checks.
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

/** Waits for the end of all transitions and finite animations, because axe cannot judge colours while they change. */
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
  // Otherwise axe would compute a selector for each correct element, which takes time.
  resultTypes: ['violations'],
  // For a check of one part, the page may be scrolled so that a phone’s bottom bar covers half of an element. axe
  // would then report the element as too small a target.
  ...(within === undefined ? {} : { rules: { 'target-size': { enabled: false } } }),
});
