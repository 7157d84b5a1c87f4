import { islandTime } from '../ibiza-time/clock.ts';
import { islandDay } from '../ibiza-time/days.ts';

export const newsDay = (moment: Date): NewsDay => ({
  date: islandDay(moment),
  hour: Number(islandTime(moment).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH'.length)),
});

/** Whether the day's news is due: from `hour` until midnight, because the schedule may miss a run. */
export const isNewsTime = (moment: Date, hour: number): boolean => newsDay(moment).hour >= hour;

export type NewsDay = { date: string; hour: number };
