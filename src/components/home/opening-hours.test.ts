import { describe, expect, test } from 'vitest';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { openingHours } from './opening-hours.ts';

describe('openingHours', () => {
  test.each([
    ['nl', ['Maandag tot en met vrijdag, 8:00⁠–⁠18:00 uur', 'Zaterdag, 9:30⁠–⁠13:00 uur']],
    ['en', ['Monday to Friday, 8:00⁠–⁠18:00', 'Saturday, 9:30⁠–⁠13:00']],
    ['es', ['De lunes a viernes, de 8:00 a 18:00', 'Sábado, de 9:30 a 13:00']],
    ['de', ['Montag bis Freitag, 8:00⁠–⁠18:00 Uhr', 'Samstag, 9:30⁠–⁠13:00 Uhr']],
  ] as const)('groups days with the same hours, and leaves out days off (%s)', (locale, expected) => {
    const hours = { ...startingBusiness.hours, saturday: { opens: '09:30', closes: '13:00' } };
    expect(openingHours(hours, locale)).toEqual(expected);
  });
});
