import { momentsOnIsland } from '../../ibiza-time/clock.ts';
import type { Appointment } from './appointment.ts';

/** Returns a calendar file (RFC 5545) with a tentative event for each time that the visitor proposed. */
export function appointmentCalendar({ appointment, submission, createdAt, summary }: Proposed): string {
  const events = appointment.times.flatMap(({ day, part }, index) => {
    const [from, until] = hours[part];
    return [
      'BEGIN:VEVENT',
      `UID:${submission}-${index + 1}`,
      `DTSTAMP:${utc(createdAt)}`,
      `DTSTART:${islandMoment(day, from)}`,
      `DTEND:${islandMoment(day, until)}`,
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      folded(`SUMMARY:${escaped(summary)}`),
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//appointment//EN', ...events, 'END:VCALENDAR'];
  return `${lines.join('\r\n')}\r\n`;
}

/** The clock changes at night, so each of these times is exactly one moment on every day. */
const hours = {
  any: ['09:00', '18:00'],
  morning: ['09:00', '13:00'],
  afternoon: ['15:00', '18:00'],
} as const;

const islandMoment = (day: string, time: string): string =>
  momentsOnIsland(`${day}T${time}`).map(utc).join('');

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\s+/g, ' ');

/** RFC 5545 limits a line to 75 bytes, and a character has at most 4 bytes. */
const folded = (line: string): string => line.match(/.{1,18}/gu)?.join('\r\n ') ?? '';

type Proposed = { appointment: Appointment; submission: string; createdAt: Date; summary: string };
