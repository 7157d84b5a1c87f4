import { describe, expect, test } from 'vitest';
import { reportDate } from './report-date.ts';

describe('reportDate', () => {
  test.each([
    ['Sat, 21 Nov 2026 10:00:00 +0100', '2026-11-21T09:00:00.000Z'],
    ['Sat, 21 Nov 2026 10:00:00 CET', '2026-11-21T09:00:00.000Z'],
    ['Tue, 21 Jul 2026 10:00:00 CEST', '2026-07-21T08:00:00.000Z'],
    ['Sáb, 21 Nov 2026 10:00:00 GMT', '2026-11-21T10:00:00.000Z'],
    ['21 Nov 26 10:00 EST', '2026-11-21T15:00:00.000Z'],
    ['21 Nov 2026 10:00:00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00:00+01:00', '2026-11-21T09:00:00.000Z'],
    ['2026-11-21T10:00:00.123Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21 10:00:00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['20261121', '2026-11-21T00:00:00.000Z'],
  ])('parses %s as %s', (raw, moment) => expect(reportDate(raw)?.toISOString()).toBe(moment));

  test.each([
    '',
    'yesterday',
    '32 Nov 2026',
    '2026-13-01',
    '99999',
    '1 Jan 1980',
    '21 Nov 2026 10:00 XYZ',
    undefined,
  ])('returns undefined for %j', (raw) => expect(reportDate(raw)).toBeUndefined());
});
