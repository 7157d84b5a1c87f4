/** Half of the host's free plan (docs/deploy.md). The other half is for visitors and deploys of code. */
export const defaultBuildsPerMonth = 10;

/**
 * Reserves a fifth of the month's builds for people: with fewer builds left, scheduled changes and news wait up to a
 * day. With none left, they wait until one build is older than 31 days (`private.held_until`).
 * @example buildAllowance(300) // => { perMonth: 300, spareBelow: 60 }
 */
export const buildAllowance = (perMonth: number | undefined): BuildAllowance | undefined =>
  perMonth === undefined ? undefined : { perMonth, spareBelow: Math.ceil(perMonth / 5) };

/** Returns the remaining builds of this month, and whether to warn editors, whose own builds are never delayed. */
export function buildsLeft(
  allowance: BuildAllowance | undefined,
  requested: number,
): { buildsLeft: number | undefined; isShort: boolean } {
  if (allowance === undefined) return { buildsLeft: undefined, isShort: false };
  const remaining = Math.max(0, allowance.perMonth - requested);
  return { buildsLeft: remaining, isShort: remaining <= allowance.spareBelow };
}

export type BuildAllowance = { perMonth: number; spareBelow: number };
