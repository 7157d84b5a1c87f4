import { islandTime } from './clock.ts';

/**
 * Returns the day of a moment in Ibiza's time, as YYYY-MM-DD.
 * @example islandDay(new Date('2026-11-20T23:30:00Z')) // => '2026-11-21'
 */
export const islandDay = (moment: Date): string => islandTime(moment).slice(0, 'YYYY-MM-DD'.length);

/** @example daysAfter('2026-02-27', 2) // => '2026-03-01' */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Whether a text is an existing day in the form YYYY-MM-DD.
 * @example isDay('2026-02-30') // => false
 */
export const isDay = (text: string): boolean =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text;
