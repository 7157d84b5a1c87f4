import { islandTime } from './clock.ts';

/** The day on Ibiza, as YYYY-MM-DD. */
export const islandDay = (moment: Date): string => islandTime(moment).slice(0, 'YYYY-MM-DD'.length);

/** The hour of the day on Ibiza, from 0 to 23. */
export const islandHour = (moment: Date): number =>
  Number(islandTime(moment).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH'.length));

/** The day that is some days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Whether a text is an existing day as YYYY-MM-DD. The text 2026-02-30, for example, is no day. */
export const isDay = (text: string): boolean =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text;
