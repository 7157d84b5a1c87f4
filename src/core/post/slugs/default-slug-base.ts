import { islandDay } from '../../ibiza-time/days.ts';

/**
 * The proposed slug base of an article written today in Ibiza's time, so that editors see their own date.
 * @example defaultSlugBase(new Date('2026-11-20T23:30:00Z')) // => 'laatste-nieuws-2026-11-21'
 */
export const defaultSlugBase = (now: Date): string => `${start}${islandDay(now)}`;

/** Whether a slug base is such a proposal rather than an editor's choice. */
export const isDefaultSlugBase = (slugBase: string): boolean =>
  new RegExp(`^${start}\\d{4}-\\d{2}-\\d{2}$`).test(slugBase);

const start = 'laatste-nieuws-';
