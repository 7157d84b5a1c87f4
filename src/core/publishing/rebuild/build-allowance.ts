/**
 * The site may use this many builds per month if BUILDS_PER_MONTH is not set. They cost half of what the host's free plan
 * pays for (docs/deploy.md), which leaves the other half for visitors and for code.
 */
export const defaultBuildsPerMonth = 10;

/**
 * Reserves a fifth of the month's builds for what people publish. Once fewer remain, changes by the schedule or the news
 * wait for the next build that a person requests, or for a day. Once none remains, they wait until a build of the last
 * 31 days no longer counts. `private.held_until` counts the builds and delays the changes.
 * @example buildAllowance(300) // => { perMonth: 300, spareBelow: 60 }
 */
export const buildAllowance = (perMonth: number | undefined): BuildAllowance | undefined =>
  perMonth === undefined ? undefined : { perMonth, spareBelow: Math.ceil(perMonth / 5) };

/**
 * Returns the builds left this month, and whether to warn editors. Their own changes are never delayed, so only editors
 * can keep to the plan.
 * @example buildsLeft({ perMonth: 10, spareBelow: 2 }, 8) // => { buildsLeft: 2, isShort: true }
 */
export function buildsLeft(
  allowance: BuildAllowance | undefined,
  requested: number,
): { buildsLeft: number | undefined; isShort: boolean } {
  if (allowance === undefined) return { buildsLeft: undefined, isShort: false };
  const remaining = Math.max(0, allowance.perMonth - requested);
  return { buildsLeft: remaining, isShort: remaining <= allowance.spareBelow };
}

export type BuildAllowance = { perMonth: number; spareBelow: number };
