import { globSync } from 'node:fs';
import { islandTime, momentsOnIsland } from '#core/ibiza-time/clock.ts';
import { daysAfter, islandDay } from '#core/ibiza-time/days.ts';

/** The clocks of `npm test -- clocks`: moments at which rules about days, months and years may fail. */
export function clocksAfter(now: Date): Clock[] {
  const today = islandDay(now);
  const years = Array.from({ length: 9 }, (_, later) => Number(today.slice(0, 4)) + later);
  /** The first of these local times that is still to come. Local times sort like moments. */
  const next = (locals: string[]): string => locals.find((local) => local > islandTime(now)) ?? '';
  const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
  return [
    ...[1, 2, 3, 4, 5, 6, 7].map((days) => ({ name: `in-${days}-days`, at: inDays(days) })),
    // Two minutes before the clocks go forward at 02:00, and before they go back at 03:00.
    clock('summer-time', `${nextClockChange('March', now)}T01:58`),
    clock('winter-time', `${nextClockChange('October', now)}T02:58`),
    clock('new-years-eve', next(years.map((year) => `${year}-12-31T23:30`))),
    clock('new-year', next(years.map((year) => `${year}-01-01T00:10`))),
    clock('leap-day', next(years.filter(isLeap).map((year) => `${year}-02-29T12:00`))),
    { name: 'in-100-days', at: inDays(100) },
    { name: 'in-5-years', at: inDays(1826) },
  ];
}

/** The next day on which the clocks on Ibiza go forward (in March) or back (in October): a last Sunday, after today. */
export function nextClockChange(month: 'March' | 'October', now: Date): string {
  const number = { March: '03', October: '10' }[month];
  let day = daysAfter(islandDay(now), 1);
  while (day.slice(5, 7) !== number || day.slice(8) < '25' || new Date(day).getUTCDay() !== 0)
    day = daysAfter(day, 1);
  return day;
}

/** The variables that shift the clock of a process and its children. Differences of time stay as they are. */
export const clockVariables = ({ at }: Clock, library: string): Record<string, string> => ({
  LD_PRELOAD: library,
  FAKETIME: `+${Math.max(1, Math.round((at.getTime() - Date.now()) / 1000))}s`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  // Node reads the times of files by a call that the library does not change, so no program may see changed ones.
  NO_FAKE_STAT: '1',
});

/** Returns the path of libfaketime from the Debian package faketime. */
export const findFaketime = (): string | undefined =>
  process.platform === 'linux' ? globSync('/usr/lib/*/faketime/libfaketime.so.1')[0] : undefined;

function clock(name: string, local: string): Clock {
  const [at] = momentsOnIsland(local);
  if (at === undefined) throw new Error(`There is no moment “${local}” on Ibiza for the clock ${name}.`);
  return { name, at };
}

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

export type Clock = { name: string; at: Date };
