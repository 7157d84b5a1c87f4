import { describe, expect, test } from 'vitest';
import { chosenMoment, islandTime, momentsOnIsland } from './clock.ts';

const utc = (local: string) => momentsOnIsland(local).map((moment) => moment.toISOString());

describe('momentsOnIsland', () => {
  test.each([
    ['winter', '2026-11-22T08:30', '2026-11-22T07:30:00.000Z'],
    ['summer', '2026-07-01T08:30', '2026-07-01T06:30:00.000Z'],
    ['midnight at New Year', '2027-01-01T00:00', '2026-12-31T23:00:00.000Z'],
    ['a leap day', '2028-02-29T12:00', '2028-02-29T11:00:00.000Z'],
    ['the minute before the clocks go forward', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['the minute after the clocks go forward', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['the minute before the clocks go back', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['the hour after the clocks go back', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('converts a local time (%s) to exactly one moment and back', (_, local, moment) => {
    expect(utc(local)).toEqual([moment]);
    expect(islandTime(new Date(moment))).toBe(local);
  });

  test.each(['2027-03-28T02:00', '2027-03-28T02:30', '2027-03-28T02:59'])(
    'returns no moment for %s, which the clocks skip',
    (local) => {
      expect(utc(local)).toEqual([]);
      expect(chosenMoment({ local, hour: 'first' })).toEqual({ problem: 'time-does-not-exist' });
    },
  );

  test.each([
    ['2026-10-25T02:00', '2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z'],
    ['2026-10-25T02:59', '2026-10-25T00:59:00.000Z', '2026-10-25T01:59:00.000Z'],
  ])('returns two moments for %s, between which the caller must choose', (local, first, second) => {
    expect(utc(local)).toEqual([first, second]);
    expect(chosenMoment({ local })).toEqual({ problem: 'time-exists-twice' });
    expect(chosenMoment({ local, hour: 'first' })).toEqual({ moment: new Date(first) });
    expect(chosenMoment({ local, hour: 'second' })).toEqual({ moment: new Date(second) });
  });

  test.each([
    '',
    'tomorrow',
    '2026-11-22',
    '2026-02-30T10:00',
    '2026-11-22T24:00',
    '2026-11-22T08:30Z',
    '2026-13-01T08:00',
  ])('rejects “%s”, which is not a local time', (local) => {
    expect(utc(local)).toEqual([]);
  });
});
