import { describe, expect, test } from 'vitest';
import { appointmentCalendar } from './appointment-calendar.ts';

describe('appointmentCalendar', () => {
  // icalendar#238, openstreetmap-calendar#185: lines that are too long, and hours of another zone.
  test('contains a tentative event for each day, with the hours on Ibiza as UTC, in summer and in winter', () => {
    const lines = appointmentCalendar({
      submission: 'a1',
      createdAt: new Date('2026-11-24T10:00:00Z'),
      summary: 'Ana; García, una casa con piscina y jardín\nEND:VCALENDAR',
      appointment: {
        kind: 'visit',
        times: [
          { day: '2026-12-04', part: 'morning' },
          { day: '2027-07-05', part: 'any' },
        ],
      },
    }).split('\r\n');
    expect(lines.filter((line) => /^(DT|UID|STATUS)/.test(line))).toEqual([
      'UID:a1-1',
      'DTSTAMP:20261124T100000Z',
      'DTSTART:20261204T080000Z',
      'DTEND:20261204T120000Z',
      'STATUS:TENTATIVE',
      'UID:a1-2',
      'DTSTAMP:20261124T100000Z',
      'DTSTART:20270705T070000Z',
      'DTEND:20270705T160000Z',
      'STATUS:TENTATIVE',
    ]);
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
    expect(lines.join('\n').replaceAll('\n ', '')).toContain(String.raw`SUMMARY:Ana\; García\, una casa`);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });
});
