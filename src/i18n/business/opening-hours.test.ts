import { describe, expect, test } from 'vitest';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { holidayHours, openingHours } from './opening-hours.ts';

describe('openingHours', () => {
  test.each([
    ['nl', ['Maandag tot en met vrijdag, 8:00⁠–⁠18:00 uur', 'Zaterdag, 9:30⁠–⁠13:00 uur']],
    ['en', ['Monday to Friday, 8:00⁠–⁠18:00', 'Saturday, 9:30⁠–⁠13:00']],
    ['es', ['De lunes a viernes, de 8:00 a 18:00', 'Sábado, de 9:30 a 13:00']],
    ['de', ['Montag bis Freitag, 8:00⁠–⁠18:00 Uhr', 'Samstag, 9:30⁠–⁠13:00 Uhr']],
  ] as const)('groups days with the same hours and omits days off (%s)', (locale, expected) => {
    const hours = { ...startingBusiness.hours, saturday: { opens: '09:30', closes: '13:00' } };
    expect(openingHours(hours, locale)).toEqual(expected);
  });
});

describe('holidayHours', () => {
  test('lists holidays by date, each with its opening hours or as closed', () => {
    const holidays = ['2026-12-25', '2026-12-24 09:00-13:00'];
    expect(holidayHours(holidays, 'en')).toEqual([
      '24 December 2026, 9:00\u2060–\u206013:00',
      '25 December 2026: closed',
    ]);
    expect(holidayHours(holidays, 'de').at(-1)).toBe('25. Dezember 2026: geschlossen');
  });
});
