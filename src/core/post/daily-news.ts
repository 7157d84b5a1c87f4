import { islandDay } from '../quote/days.ts';

/**
 * The slug base of the daily news of the day it is on the island.
 * @example dailyNewsBase(new Date('2026-11-20T23:30:00Z')) // => 'daily-ibiza-news-2026-11-21'
 */
export const dailyNewsBase = (now: Date): string => `daily-ibiza-news-${islandDay(now)}`;
