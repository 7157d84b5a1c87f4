import { islandTime } from '../ibiza-time/clock.ts';
import { islandDay } from '../ibiza-time/days.ts';

export const newsDay = (moment: Date): NewsDay => ({
  date: islandDay(moment),
  hour: Number(islandTime(moment).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH'.length)),
});

/** From this hour on, the schedule makes the news if NEWS_HOUR is not set. */
export const defaultNewsHour = 7;

/** Whether the day's news is due: at its hour, or later on the same day if the schedule missed the hour. */
export const isNewsTime = (moment: Date, hour: number): boolean => newsDay(moment).hour >= hour;

export type NewsDay = { date: string; hour: number };
