import * as v from 'valibot';
import { isDay } from '../../ibiza-time/days.ts';

/** A visitor may add a wish for an appointment to an enquiry: its kind, and one or two days with a part of the day. */
export const appointmentKinds = ['visit', 'call'] as const;
export const dayParts = ['any', 'morning', 'afternoon'] as const;

/** An appointment needs at least one day. The field `meeting` (the kind) alone is not enough. */
export const appointmentFields = ['meeting', 'day1', 'part1', 'day2', 'part2'] as const;

export const appointmentSchema = v.object({
  kind: v.picklist(appointmentKinds),
  times: v.pipe(
    v.array(v.object({ day: v.pipe(v.string(), v.check(isDay)), part: v.picklist(dayParts) })),
    v.minLength(1),
    v.maxLength(2),
  ),
});

/** Returns undefined if the visitor entered no day. */
export function appointmentIn(fields: Record<string, unknown>): unknown {
  const { meeting = 'visit', day1, part1 = 'any', day2, part2 = 'any' } = fields;
  const times = [
    { day: day1, part: part1 },
    { day: day2, part: part2 },
  ].filter(({ day }) => day !== undefined && day !== '');
  return times.length === 0 ? undefined : { kind: meeting, times };
}

/** Reads a stored appointment. Returns undefined if it is missing or invalid. */
export function appointmentFrom(stored: unknown): Appointment | undefined {
  const read = v.safeParse(appointmentSchema, stored);
  return read.success ? read.output : undefined;
}

/** A proposed appointment is not booked until the business confirms it. */
export type Appointment = v.InferOutput<typeof appointmentSchema>;
export type AppointmentField = (typeof appointmentFields)[number];
