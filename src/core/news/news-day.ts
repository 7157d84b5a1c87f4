import { islandTime } from '../ibiza-time/clock.ts';
import { islandDay } from '../ibiza-time/days.ts';

/**
 * Returns the day and hour of the news in Ibiza's time.
 * @example newsDay(new Date('2026-11-21T23:30:00Z')) // => { date: '2026-11-22', hour: 0 }
 */
export const newsDay = (moment: Date): NewsDay => ({
  date: islandDay(moment),
  hour: Number(islandTime(moment).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH'.length)),
});

/** If NEWS_HOUR is not set, the news is made from this hour on. */
export const defaultNewsHour = 7;

/** Whether the day's news is due. If the schedule skips or misses the hour, the news is made later the same day. */
export const isNewsTime = (moment: Date, hour: number): boolean => newsDay(moment).hour >= hour;

/** `date` has the form 2026-11-21. */
export type NewsDay = { date: string; hour: number };
