/**
 * The interval of the schedule, and so the longest delay of a scheduled post. The host reads the schedule itself as a literal in
 * `functions/tick.ts`; a test keeps the two equal.
 */
export const minutesBetweenTicks = 5;
