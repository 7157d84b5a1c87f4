import { isDay } from '../../ibiza-time/days.ts';

/**
 * Reads a day with unusual hours. Both times are empty if the office is closed. Returns undefined for invalid text.
 * @example holidayIn('2026-12-24 09:00-13:00') // => { day: '2026-12-24', opens: '09:00', closes: '13:00' }
 */
export function holidayIn(text: string): Holiday | undefined {
  const found = /^(\d{4}-\d\d-\d\d)(?: ([0-2]\d:[0-5]\d) ?[-–] ?([0-2]\d:[0-5]\d))?$/.exec(text);
  const [, day = '', opens = '', closes = ''] = found ?? [];
  // Times as HH:MM sort like texts. The expression above also accepts the hours 24 to 29.
  const isRight = isDay(day) && (opens === '' || opens < closes) && closes < '24';
  return isRight ? { day, opens, closes } : undefined;
}

export const holidaysIn = (texts: readonly string[]): Holiday[] =>
  texts.flatMap((text) => holidayIn(text) ?? []).sort((one, other) => one.day.localeCompare(other.day));

export type Holiday = { day: string; opens: string; closes: string };
