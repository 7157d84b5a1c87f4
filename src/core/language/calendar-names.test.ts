import { expect, test } from 'vitest';
import { calendarNames } from './calendar-names.ts';

test('calendarNames returns twelve months, and seven weekdays from Sunday', () => {
  const months = calendarNames('nl', 'month');
  expect([months.length, months[0], months[11]]).toEqual([12, 'januari', 'december']);
  expect(calendarNames('de', 'weekday')).toEqual([
    'Sonntag',
    'Montag',
    'Dienstag',
    'Mittwoch',
    'Donnerstag',
    'Freitag',
    'Samstag',
  ]);
});
