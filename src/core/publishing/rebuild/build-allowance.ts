/**
 * Reserves a fifth of a month's builds for editors. If fewer are left, scheduled changes and news wait up to a day.
 * If none is left, scheduled changes and news wait until a build is 31 days old (`private.held_until`).
 * @example buildAllowance(300) // => { perMonth: 300, spareBelow: 60 }
 */
export const buildAllowance = (perMonth: number | undefined): BuildAllowance | undefined =>
  perMonth === undefined ? undefined : { perMonth, spareBelow: Math.ceil(perMonth / 5) };

/** Returns the remaining builds of this month, and whether so few remain that editors should be warned. */
export function buildsLeft(
  allowance: BuildAllowance | undefined,
  requested: number,
): { buildsLeft: number | undefined; isShort: boolean } {
  if (allowance === undefined) return { buildsLeft: undefined, isShort: false };
  const remaining = Math.max(0, allowance.perMonth - requested);
  return { buildsLeft: remaining, isShort: remaining <= allowance.spareBelow };
}

export type BuildAllowance = { perMonth: number; spareBelow: number };
