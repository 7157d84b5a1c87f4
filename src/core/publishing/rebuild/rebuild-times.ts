import { buildAllowance } from './build-allowance.ts';

/** How many seconds without a change count as quiet if REBUILD_QUIET_SECONDS is not set. */
export const defaultQuietSeconds = 20;

/**
 * How long a change waits for a build: until no change has come for the quiet time, at most ten times that or half a minute, and
 * longer if the month's builds run short.
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
