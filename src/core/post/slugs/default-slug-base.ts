import { islandDay } from '../../ibiza-time/days.ts';

/**
 * The slug base proposed for an article written today, by Ibiza's calendar, so that the date is the one its editors see.
 * @example defaultSlugBase(new Date('2026-11-20T23:30:00Z')) // => 'laatste-nieuws-2026-11-21'
 */
export const defaultSlugBase = (now: Date): string => `${start}${islandDay(now)}`;

/** Whether a slug base is the proposal of some day, and nobody's own. */
export const isDefaultSlugBase = (slugBase: string): boolean =>
  new RegExp(`^${start}\\d{4}-\\d{2}-\\d{2}$`).test(slugBase);

const start = 'laatste-nieuws-';
