/**
 * The schedule runs in this interval, so a scheduled post may be this late. The host reads only the literal in
 * `functions/tick.ts`, and a test keeps both numbers equal.
 */
export const minutesBetweenTicks = 5;
