/** Half of the host's free plan (docs/deploy.md). Visitors and code deploys use the other half. */
export const defaultBuildsPerMonth = 10;

/**
 * Reserves a fifth of the month's builds for people. With fewer left, scheduled changes and news wait up to a day. With
 * no builds left, they wait until a build is over 31 days old. `private.held_until` delays them.
 *
 * @example buildAllowance(300) // => { perMonth: 300, spareBelow: 60 }
 */
export const buildAllowance = (perMonth: number | undefined): BuildAllowance | undefined =>
  perMonth === undefined ? undefined : { perMonth, spareBelow: Math.ceil(perMonth / 5) };

/**
 * Returns this month's remaining builds, and whether to warn editors. Editors' builds are never delayed, so only editors
 * can keep the site within the limit.
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
