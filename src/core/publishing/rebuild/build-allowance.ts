/**
 * If BUILDS_PER_MONTH is not set, the site may use this many builds per month. They cost half of the host's free plan
 * (docs/deploy.md). The other half is left for visitors and for deploys of code.
 */
export const defaultBuildsPerMonth = 10;

/**
 * Reserves a fifth of the month's builds for changes that people publish. Once fewer builds remain, changes by the schedule
 * or the news wait at most a day for the next build that a person requests. Once no builds remain, they wait until a build
 * is more than 31 days old and no longer counts. `private.held_until` counts the builds and delays the changes.
 *
 * @example buildAllowance(300) // => { perMonth: 300, spareBelow: 60 }
 */
export const buildAllowance = (perMonth: number | undefined): BuildAllowance | undefined =>
  perMonth === undefined ? undefined : { perMonth, spareBelow: Math.ceil(perMonth / 5) };

/**
 * Returns how many builds are left this month, and whether to warn editors. Builds that editors cause are never delayed, so
 * only the editors can prevent the site from exceeding the limit.
 *
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
