import { buildAllowance } from './build-allowance.ts';

/** If REBUILD_QUIET_SECONDS is not set, a build starts after this many seconds without a change. */
export const defaultQuietSeconds = 20;

/**
 * Returns how long a change waits for a build. It waits until the quiet time has passed without another change. The maximum
 * is ten times the quiet time, or half a minute if that is longer. If few builds are left this month, the change may wait
 * longer.
 */
export const rebuildTimes = ({ quietSeconds, buildsPerMonth }: TimesSet): RebuildTimes => ({
  quietSeconds,
  maxWaitSeconds: Math.max(30, quietSeconds * 10),
  allowance: buildAllowance(buildsPerMonth),
});

type TimesSet = { quietSeconds: number; buildsPerMonth: number | undefined };

export type RebuildTimes = {
  quietSeconds: number;
  maxWaitSeconds: number;
  allowance: ReturnType<typeof buildAllowance>;
};
