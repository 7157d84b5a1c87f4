import type { Business } from '#core/business/business.ts';
import type { Holiday } from '#core/business/hours/holiday.ts';
import { weekdays, type Weekday } from '#core/business/hours/weekdays.ts';

/** The office hours for search engines, in schema.org’s terms. */
export const openingHours = (hours: Business['hours']): object[] =>
  weekdays
    .filter((day) => hours[day].opens !== '')
    .map((day) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: dayOfWeek(day), ...hours[day] }));

const dayOfWeek = (day: Weekday): string => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

export const atAnyHour: object[] = weekdays.map((day) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: dayOfWeek(day),
  opens: '00:00',
  closes: '23:59',
}));

/** Equal opening and closing times mean that the office is closed all day. */
export const specialHours = ({ day, opens, closes }: Holiday): object => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: day,
  validThrough: day,
  opens: opens || '00:00',
  closes: closes || '00:00',
});
