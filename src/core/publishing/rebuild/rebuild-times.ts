import { buildAllowance } from './build-allowance.ts';

/**
 * Returns the quiet time before a build, and the longest wait: ten times the quiet time, but at least 30 seconds. If
 * few builds are left this month, scheduled changes and news may wait longer.
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
