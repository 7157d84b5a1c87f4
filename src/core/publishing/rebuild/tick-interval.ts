/** A scheduled post may go online this many minutes late. The schedule in `functions/tick.ts` has the same number. */
export const minutesBetweenTicks = 5;
