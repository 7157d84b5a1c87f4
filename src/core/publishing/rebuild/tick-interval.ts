/** A scheduled post may be this late. `functions/tick.ts` tells the host the same number. */
export const minutesBetweenTicks = 5;
