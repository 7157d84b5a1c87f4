/**
 * The schedule runs at this interval, so a scheduled post may be this late. The host only reads the literal in
 * `functions/tick.ts`, and a test keeps the two equal.
 */
export const minutesBetweenTicks = 5;
