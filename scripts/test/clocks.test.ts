import { expect, test } from 'vitest';
import { clocksAfter } from './clocks.ts';

test('the clocks are later than now, on any day', () => {
  for (const now of [
    '2026-11-28T20:00:00Z',
    '2026-12-31T22:45:00Z',
    '2027-10-31T00:30:00Z',
    '2028-02-29T23:30:00Z',
  ]) {
    const clocks = clocksAfter(new Date(now));
    expect(clocks.filter(({ at }) => at <= new Date(now))).toEqual([]);
    expect(new Set(clocks.slice(0, 7).map(({ at }) => at.getUTCDay())).size).toBe(7);
  }
});

test('the clocks include the changes of summer time, New Year and the next leap day', () => {
  const named = Object.fromEntries(
    clocksAfter(new Date('2026-11-28T20:00:00Z')).map(({ name, at }) => [name, at.toISOString()]),
  );
  expect(named).toMatchObject({
    'in-1-days': '2026-11-29T20:00:00.000Z',
    'summer-time': '2027-03-28T00:58:00.000Z',
    'winter-time': '2027-10-31T00:58:00.000Z',
    'new-years-eve': '2026-12-31T22:30:00.000Z',
    'new-year': '2026-12-31T23:10:00.000Z',
    'leap-day': '2028-02-29T11:00:00.000Z',
    'in-100-days': '2027-03-08T20:00:00.000Z',
    'in-5-years': '2031-11-28T20:00:00.000Z',
  });
});
