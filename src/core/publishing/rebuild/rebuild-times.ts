import { buildAllowance } from './build-allowance.ts';

/** How many seconds without a change count as quiet where REBUILD_QUIET_SECONDS does not say. */
export const defaultQuietSeconds = 20;

/**
 * How long a change waits before a build is asked for: until it has been quiet, however often something changes no
 * longer than ten times that or half a minute, and longer where the builds of the month run short.
 */
export const rebuildTimes = ({ quietSeconds, buildsPerMonth }: TimesSet): RebuildTimes => ({
  quietSeconds,
  longestWaitSeconds: Math.max(30, quietSeconds * 10),
  allowance: buildAllowance(buildsPerMonth),
});

type TimesSet = { quietSeconds: number; buildsPerMonth: number | undefined };

export type RebuildTimes = {
  quietSeconds: number;
  longestWaitSeconds: number;
  allowance: ReturnType<typeof buildAllowance>;
};
