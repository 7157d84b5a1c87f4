/** When the business is reminded of an enquiry that it has not answered. */
import { business } from '../business/current.ts';

/** The business gets a reminder of an open enquiry one hour before the time that the form promised ends. */
export const remindAfterSeconds = (): number => (business().promises.formHours - 1) * 3600;

/**
 * Returns the whole minutes until the end of the promised time, or a negative number after the end.
 * @example minutesLeft({ createdAt: new Date('2026-11-20T10:00Z'), now: new Date('2026-11-20T12:30Z'), hours: 4 }) // => 90
 */
export const minutesLeft = ({ createdAt, now, hours }: Promised): number =>
  Math.floor((createdAt.getTime() + hours * 3_600_000 - now.getTime()) / 60_000);

type Promised = { createdAt: Date; now: Date; hours: number };
