/** The schedule in `functions/tick.ts` has this interval, and a test compares both. Planned posts may be this late. */
export const minutesBetweenTicks = 5;
