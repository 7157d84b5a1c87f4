/** The interval of the schedule in `functions/tick.ts`. A scheduled post may be published this many minutes late. */
export const minutesBetweenTicks = 5;
