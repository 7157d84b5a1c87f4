import { isBooked, type OrderState } from './order-state.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How many blocks a booked payment is watched beyond the confirmations it needed, and two days at least. */
const blocksAfterBooking = 100;

/** How long payments are looked for that come after an order has ended. */
export const daysWatched = 30;

/**
 * When an order is looked at again; undefined where nobody looks any more. Every four minutes while it runs, so that each tick does; then
 * every hour for two days, and four times a day.
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
  /** Of the payment that has the fewest. */
  confirmations: number;
  confirmationsNeeded: number;
  now: Date;
};
