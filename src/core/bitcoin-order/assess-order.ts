import type { AgreedView, SeenPayment } from './chain-view.ts';
import { isBooked, type OrderState } from './order-state.ts';

/** A payment needs a moment to be seen by both explorers, and the schedule looks every five minutes. */
export const graceMinutes = 10;

/**
 * Where an order stands by what both explorers agree on. Nothing is final before its confirmations; what was final is computed anew
 * as long as it is not booked, since a payment may be replaced, or its block may fall out of the chain. A booked order stays booked
 * and is marked instead.
 */
export function assessOrder(order: WatchedOrder, { height, payments }: AgreedView, now: Date): Assessment {
  const deadline = deadlineOf(order);
  const known = payments.map((payment) => ({ ...payment, firstSeenAt: firstSeen(payment, order, now) }));
  const depth = ({ block }: SeenPayment): number => (block === undefined ? 0 : height - block.height + 1);
  const final = known.filter((payment) => depth(payment) >= order.confirmationsNeeded);
  const isTimely = ({ firstSeenAt }: KnownPayment): boolean => firstSeenAt <= deadline;

  const sums = {
    receivedSats: sum(known),
    confirmedSats: sum(final),
    timelySats: sum(final.filter(isTimely)),
  };
  const figures = {
    receivedSats: sums.receivedSats,
    confirmedSats: sums.confirmedSats,
    confirmations: known.length === 0 ? 0 : Math.min(...known.map(depth)),
    isLate: !known.every(isTimely),
    payments: known,
  };
  if (!isBooked(order.state) && !order.isAccepted) {
    const state = stateBy(sums, { order, isOver: now > deadline });
    return { ...figures, state, isReorganised: false };
  }
  const isMore = order.state === 'confirmed' && sums.confirmedSats > order.amountSats;
  // A person may have accepted less than was asked for.
  const enough = order.state === 'underpaid' ? 1 : order.amountSats;
  return {
    ...figures,
    state: isMore ? 'overpaid' : order.state,
    isReorganised: sums.confirmedSats < enough,
  };
}

function stateBy({ receivedSats, confirmedSats, timelySats }: Sums, { order, isOver }: At): OrderState {
  if (receivedSats === 0) {
    if (order.state === 'cancelled') return 'cancelled';
    return isOver ? 'expired' : 'open';
  }
  if (confirmedSats >= order.amountSats) {
    if (timelySats < order.amountSats) return 'late';
    return confirmedSats > order.amountSats ? 'overpaid' : 'confirmed';
  }
  return isOver && confirmedSats === receivedSats ? 'underpaid' : 'seen';
}

/** Until when a payment counts as sent in time. An order that has ended, or was taken back, takes none any more. */
function deadlineOf({ quotedUntil, endedAt }: WatchedOrder): Date {
  const deadline = new Date(quotedUntil.getTime() + graceMinutes * 60_000);
  return endedAt !== undefined && endedAt < deadline ? endedAt : deadline;
}

/**
 * When a payment was first there: as it is known, when the one it replaces was, or by its block where that is earlier. What comes after
 * an order has ended is new, whatever its block says: the customer was told that it is over.
 */
function firstSeen(payment: SeenPayment, order: WatchedOrder, now: Date): Date {
  const before = order.payments.filter(
    ({ txid, spends }) => txid === payment.txid || spends.some((coin) => payment.spends.includes(coin)),
  );
  if (before.length > 0) return new Date(Math.min(...before.map(({ firstSeenAt }) => firstSeenAt.getTime())));
  // The clock that noted the end may be ahead of this one.
  if (order.endedAt !== undefined) return new Date(Math.max(now.getTime(), order.endedAt.getTime() + 1));
  const isOver = order.state === 'underpaid' || order.state === 'late';
  const blockAt = isOver ? undefined : payment.block?.at;
  return blockAt !== undefined && blockAt < now ? blockAt : now;
}

const sum = (payments: SeenPayment[]): number => payments.reduce((total, { sats }) => total + sats, 0);

/** An order that is looked at, with the payments to it that were there at the last look. */
export type WatchedOrder = {
  state: OrderState;
  amountSats: number;
  quotedUntil: Date;
  /** When it expired or was cancelled, for the first time. */
  endedAt: Date | undefined;
  confirmationsNeeded: number;
  /** A person has accepted what came. */
  isAccepted: boolean;
  payments: { txid: string; spends: string[]; firstSeenAt: Date }[];
};

export type KnownPayment = SeenPayment & { firstSeenAt: Date };

/** `confirmations`: of the payment that has the fewest. */
export type Assessment = {
  state: OrderState;
  receivedSats: number;
  confirmedSats: number;
  confirmations: number;
  isLate: boolean;
  isReorganised: boolean;
  payments: KnownPayment[];
};

type Sums = { receivedSats: number; confirmedSats: number; timelySats: number };
type At = { order: WatchedOrder; isOver: boolean };
