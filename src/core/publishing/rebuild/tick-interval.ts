/**
 * How often the clock looks for what is due: a scheduled post may be as late as that. The schedule itself stands in
 * `functions/tick.ts`, where the host reads it as a literal; a test holds the two equal.
 */
export const minutesBetweenTicks = 5;
