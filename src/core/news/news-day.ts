/**
 * The day of the news and the hour on it, on the clocks of the island, whatever the season and wherever this runs.
 * @example newsDay(new Date('2026-11-21T23:30:00Z')) // => { date: '2026-11-22', hour: 0 }
 */
export function newsDay(moment: Date): NewsDay {
  const parts = Object.fromEntries(islandClock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    date: `${parts['year'] ?? ''}-${parts['month'] ?? ''}-${parts['day'] ?? ''}`,
    hour: Number(parts['hour']),
  };
}

/**
 * Whether the news of the day is to be made by now. An hour that the clocks skip, or that was missed, is made up for later
 * the same day.
 */
export const isNewsTime = (moment: Date, hour: number): boolean => newsDay(moment).hour >= hour;

const islandClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

/** `date` as 2026-11-21. */
export type NewsDay = { date: string; hour: number };
