import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds against a page, or against the part of it that a selector names: the rule and the first element that
 * breaks it. In axe's “legacy” mode, since the other one opens a page more for frames of other origins, which no page
 * of ours has, and takes more than twice as long.
 */
export async function accessibilityProblems(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(standards);
  // A part that was scrolled to may stand half under the bar of the phone, which axe takes for a target too small.
  if (within !== undefined) axe.include(within).disableRules('target-size');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
