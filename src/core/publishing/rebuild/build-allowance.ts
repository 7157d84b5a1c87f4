/**
 * How many builds a month are asked for where BUILDS_PER_MONTH does not say: half of what the host's free plan pays for
 * (`npm run plan-costs`). The other half is for visitors and for code.
 */
export const defaultBuildsPerMonth = 10;

/**
 * How many builds of a month are kept for what people publish: a fifth. Once fewer are left, changes that no person made (of a
 * schedule, of the news) wait for the next build that a person asks for, or for a day; once none is left, for the next
 * month. The database counts and holds back; see `private.held_until`.
 * @example buildAllowance(300) // => { perMonth: 300, spareBelow: 60 }
 */
export const buildAllowance = (perMonth: number | undefined): BuildAllowance | undefined =>
  perMonth === undefined ? undefined : { perMonth, spareBelow: Math.ceil(perMonth / 5) };

/**
 * What is left of the month's builds, and whether that is so little that editors are warned: what they publish is never held
 * back, so they are the ones who can keep to the plan.
 * @example buildsLeft({ perMonth: 10, spareBelow: 2 }, 8) // => { buildsLeft: 2, isShort: true }
 */
export function buildsLeft(
  allowance: BuildAllowance | undefined,
  asked: number,
): { buildsLeft: number | undefined; isShort: boolean } {
  if (allowance === undefined) return { buildsLeft: undefined, isShort: false };
  const left = Math.max(0, allowance.perMonth - asked);
  return { buildsLeft: left, isShort: left <= allowance.spareBelow };
}

export type BuildAllowance = { perMonth: number; spareBelow: number };
