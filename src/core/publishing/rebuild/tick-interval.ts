/** A scheduled post may be this late. The host reads the same number in `functions/tick.ts`. */
export const minutesBetweenTicks = 5;
