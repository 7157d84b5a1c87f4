import type { Business } from '#core/business/business.ts';
import { weekdays, type Weekday } from '#core/business/hours/weekdays.ts';
import { holidaysIn } from '#core/business/hours/holiday.ts';
import type { Locale } from '#core/locale.ts';
import { fill } from '../fill.ts';
import { dayName, formatDate } from '../format.ts';
import { words } from '../words.ts';

/**
 * Returns one text for consecutive days with the same hours, and omits days off.
 * @example openingHours(hours, 'en') // => ['Monday to Friday, 8:00–18:00', 'Saturday, 9:00–13:00']
 */
export function openingHours(hours: Business['hours'], locale: Locale): string[] {
  const { contact } = words(locale);
  const nameOf = (day: Weekday) => dayName(weekdays.indexOf(day), locale);
  const runs: Weekday[][] = [];
  for (const [index, day] of weekdays.entries()) {
    const before = weekdays[index - 1];
    const isSame =
      before !== undefined &&
      hours[before].opens === hours[day].opens &&
      hours[before].closes === hours[day].closes;
    if (isSame) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs.flatMap(([first = 'monday', ...rest]) => {
    const { opens, closes } = hours[first];
    if (opens === '') return [];
    const last = rest.at(-1);
    const days =
      last === undefined
        ? nameOf(first)
        : fill(contact.dayRange, { first: nameOf(first), last: nameOf(last) });
    return [capitalised(fill(contact.hoursValue, { days, from: clockTime(opens), to: clockTime(closes) }))];
  });
}

/** @example holidayHours(['2026-12-25'], 'en') // => ['25 December 2026: closed'] */
export const holidayHours = (holidays: readonly string[], locale: Locale): string[] =>
  holidaysIn(holidays).map(({ day, opens, closes }) => {
    const { closedOn, hoursValue } = words(locale).contact;
    const date = formatDate(day, locale);
    return opens === ''
      ? fill(closedOn, { date })
      : fill(hoursValue, { days: date, from: clockTime(opens), to: clockTime(closes) });
  });

/** @example clockTime('08:00') // => '8:00' */
const clockTime = (time: string): string => time.replace(/^0/, '');

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
