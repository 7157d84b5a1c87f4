import { buildAllowance } from './build-allowance.ts';

/** A build starts after this many seconds without a change, if REBUILD_QUIET_SECONDS is not set. */
export const defaultQuietSeconds = 20;

/**
 * Returns the quiet time before a build, and the longest wait for a build: ten times the quiet time, at least half a
 * minute. With few builds left this month, scheduled changes and news may wait longer.
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
