import { expect, test } from 'vitest';
import { calendarNames, monthNumber } from './calendar-names.ts';

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

test('months are read from their first three or four letters, in each language', () => {
  for (const [name, month] of [
    ['sett.', 9],
    ['Sept', 9],
    ['juil.', 7],
    ['juin', 6],
    ['Febr.', 2],
    ['abri', 4],
    ['dic', 12],
    ['Dez', 12],
  ] as const)
    expect([name, monthNumber(name)]).toEqual([name, month]);
  expect(monthNumber('se')).toBeUndefined();
});
