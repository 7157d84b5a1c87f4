import { describe, expect, test } from 'vitest';
import { isNewsTime, newsDay } from './news-day.ts';

describe('newsDay', () => {
  test.each([
    ['2026-11-21T22:59:00Z', '2026-11-21', 23],
    ['2026-11-21T23:00:00Z', '2026-11-22', 0],
    ['2026-07-21T21:59:59Z', '2026-07-21', 23],
    ['2026-07-21T22:00:00Z', '2026-07-22', 0],
    ['2026-12-31T23:30:00Z', '2027-01-01', 0],
    // When summer time begins, there is no two o'clock. When summer time ends, two o'clock comes twice.
    ['2026-03-29T00:59:00Z', '2026-03-29', 1],
    ['2026-03-29T01:00:00Z', '2026-03-29', 3],
    ['2026-10-25T00:30:00Z', '2026-10-25', 2],
    ['2026-10-25T01:30:00Z', '2026-10-25', 2],
    ['2026-10-25T02:00:00Z', '2026-10-25', 3],
  ])('converts %s to the day %s and the hour %i in Ibiza', (moment, date, hour) =>
    expect(newsDay(new Date(moment))).toEqual({ date, hour }),
  );
});

describe('isNewsTime', () => {
  test('returns true at some hour of every day, even if a clock change skips the set hour', () => {
    for (const day of ['2026-03-29', '2026-10-25', '2026-11-21']) {
      const start = Date.parse(`${day}T00:00:00Z`) - 2 * 3_600_000;
      const hours = Array.from({ length: 26 }, (_, hour) => new Date(start + hour * 3_600_000));
      for (const hour of [0, 2, 7, 23]) {
        const due = hours.filter((moment) => newsDay(moment).date === day && isNewsTime(moment, hour));
        expect(due.length).toBeGreaterThan(0);
      }
    }
  });

  test('returns false before the set hour, and true for the rest of the day', () => {
    expect(isNewsTime(new Date('2026-11-21T05:59:59Z'), 7)).toBe(false);
    expect(isNewsTime(new Date('2026-11-21T06:00:00Z'), 7)).toBe(true);
    expect(isNewsTime(new Date('2026-11-21T22:59:00Z'), 7)).toBe(true);
  });
});
