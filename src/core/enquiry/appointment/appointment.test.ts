import { describe, expect, test } from 'vitest';
import { appointmentFrom, appointmentIn } from './appointment.ts';

describe('appointmentIn', () => {
  test('reads an appointment on one day, adds default values, and returns undefined without a day', () => {
    const fields = { meeting: 'call', day1: '', part1: 'any', day2: '2026-12-04', part2: 'morning' };
    expect(appointmentFrom(appointmentIn(fields))).toEqual({
      kind: 'call',
      times: [{ day: '2026-12-04', part: 'morning' }],
    });
    expect(appointmentIn({ ...fields, day2: '' })).toBeUndefined();
    expect(appointmentIn({})).toBeUndefined();
    expect(appointmentIn({ day2: '2026-12-04' })).toEqual({
      kind: 'visit',
      times: [{ day: '2026-12-04', part: 'any' }],
    });
  });

  test.each([
    { day1: '2026-02-30' },
    { day1: '2026-12-04', part1: 'night' },
    { day1: '2026-12-04', meeting: 'dinner' },
    { day1: ['2026-12-04', '2026-12-05'] },
  ])('rejects %o as an appointment', (fields) => {
    expect(appointmentIn(fields)).toBeDefined();
    expect(appointmentFrom(appointmentIn(fields))).toBeUndefined();
  });
});
