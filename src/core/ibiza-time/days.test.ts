import { describe, expect, test } from 'vitest';
import { daysAfter, isDay, islandDay, islandHour } from './days.ts';

describe('islandDay', () => {
  test('changes the day at midnight in Ibiza’s time zone', () => {
    expect(islandDay(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
    expect(islandDay(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
    expect(islandDay(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });
});

test.each([
  ['2026-11-21T22:59:00Z', 23],
  ['2026-11-21T23:00:00Z', 0],
  ['2026-07-21T22:00:00Z', 0],
  // When summer time begins, there is no two o'clock. When summer time ends, two o'clock comes twice.
  ['2026-03-29T00:59:00Z', 1],
  ['2026-03-29T01:00:00Z', 3],
  ['2026-10-25T00:30:00Z', 2],
  ['2026-10-25T01:30:00Z', 2],
])('islandHour of %s is %i', (moment, hour) => {
  expect(islandHour(new Date(moment))).toBe(hour);
});

describe('daysAfter', () => {
  test('adds days across months, leap years and clock changes', () => {
    expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysAfter('2026-10-24', 2)).toBe('2026-10-26');
    expect(daysAfter('2026-12-15', 30)).toBe('2027-01-14');
  });
});

describe('isDay', () => {
  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '9999-01-01', '20261101', '2026-11-01T00:00', ''])(
    'rejects %j, which is not a valid day',
    (text) => expect(isDay(text)).toBe(false),
  );
});
