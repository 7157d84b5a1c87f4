import { islandTime } from '../ibiza-time/clock.ts';
import { islandDay } from '../ibiza-time/days.ts';

/**
 * The day of the news and the hour on it, on the clocks of the island, whatever the season and wherever this runs.
 * @example newsDay(new Date('2026-11-21T23:30:00Z')) // => { date: '2026-11-22', hour: 0 }
 */
export const newsDay = (moment: Date): NewsDay => ({
  date: islandDay(moment),
  hour: Number(islandTime(moment).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH'.length)),
});

/** The hour from which the news is made where NEWS_HOUR does not say. */
export const defaultNewsHour = 7;

/**
 * Whether the news of the day is to be made by now. An hour that the clocks skip, or that was missed, is made up for later
 * the same day.
 */
export const isNewsTime = (moment: Date, hour: number): boolean => newsDay(moment).hour >= hour;

/** `date` as 2026-11-21. */
export type NewsDay = { date: string; hour: number };
