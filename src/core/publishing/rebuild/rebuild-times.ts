import { buildAllowance } from './build-allowance.ts';

/** A build starts after this many seconds without a change if REBUILD_QUIET_SECONDS is not set. */
export const defaultQuietSeconds = 20;

/**
 * Returns how long a change waits for a build: until the quiet time passes without another change, at most ten times that
 * or half a minute, and longer if few builds are left this month.
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
