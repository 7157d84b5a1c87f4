import { isBooked, type OrderState } from './order-state.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A booked payment is watched for this many blocks beyond the required confirmations, and for at least two days. */
const blocksAfterBooking = 100;

/** An order that has ended is watched for late payments for this many days. */
export const daysWatched = 30;

/**
 * Returns when to check an order again, or undefined for never. An open order is due at each run of the schedule.
 * Any other order is due hourly for two days, then four times a day.
 */
export function nextCheck({
  state,
  createdAt,
  confirmations,
  confirmationsNeeded,
  now,
}: Looked): Date | undefined {
  const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
  if (state === 'open' || state === 'seen') return after(4 * minute);
  const age = now.getTime() - createdAt.getTime();
  if (isBooked(state) && age > 2 * day && confirmations >= confirmationsNeeded + blocksAfterBooking)
    return undefined;
  if (age > daysWatched * day) return undefined;
  return after(age < 2 * day ? hour : 6 * hour);
}

type Looked = {
  state: OrderState;
  createdAt: Date;
  /** The smallest number of confirmations among the payments. */
  confirmations: number;
  confirmationsNeeded: number;
  now: Date;
};
