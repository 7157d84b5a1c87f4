import { describe, expect, test } from 'vitest';
import { holidayIn, holidaysIn } from './holiday.ts';

describe('holidayIn', () => {
  test.each([
    ['2026-12-24 09:00-13:00', { day: '2026-12-24', opens: '09:00', closes: '13:00' }],
    ['2026-12-24 00:00 – 23:59', { day: '2026-12-24', opens: '00:00', closes: '23:59' }],
    ['2026-12-25', { day: '2026-12-25', opens: '', closes: '' }],
    ['2026-12-24 13:00-13:00', undefined],
    ['2026-12-24 13:00-09:00', undefined],
    ['2026-12-24 09:00-24:00', undefined],
    ['2026-12-24 24:00-25:00', undefined],
    ['2026-02-30', undefined],
    ['24 december', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, holiday) => {
    expect(holidayIn(text)).toEqual(holiday);
  });

  test('is used by holidaysIn, which sorts the valid days by date and skips invalid texts', () => {
    const days = holidaysIn(['2026-12-25', 'later', '2026-12-24']);
    expect(days.map(({ day }) => day)).toEqual(['2026-12-24', '2026-12-25']);
  });
});
