import { daysAfter, islandDay } from '#core/ibiza-time/days.ts';
import { nextClockChange as clockChangeAfter } from '../../scripts/test/clocks.ts';

/** A day that is in the future, whenever the test runs. */
export const dayAhead = (days: number): string => daysAfter(islandDay(new Date()), days);

export const nextClockChange = (month: 'March' | 'October'): string => clockChangeAfter(month, new Date());

/** For example “31 oktober 2027”, as the Dutch desk shows a day. */
export const dutchDay = (day: string): string =>
  new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
