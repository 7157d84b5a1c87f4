import { islandTime } from '../../ibiza-time/clock.ts';
import { weekdays, type Weekday } from './weekdays.ts';
import { holidaysIn } from './holiday.ts';

/**
 * Whether the office is open. The hours of a holiday replace those of its weekday.
 * @example isOfficeOpen({ hours, holidays: ['2026-12-25'] }, new Date('2026-12-25T10:00Z')) // => false
 */
export function isOfficeOpen({ hours, holidays }: OfficeHours, moment: Date): boolean {
  const [day = '', time = ''] = islandTime(moment).split('T');
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'monday';
  const { opens, closes } = holidaysIn(holidays).find((holiday) => holiday.day === day) ?? hours[weekday];
  return opens !== '' && opens <= time && time < closes;
}

export type OfficeHours = {
  hours: Record<Weekday, { opens: string; closes: string }>;
  holidays: readonly string[];
};
