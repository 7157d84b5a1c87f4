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
  const known = withFirstSeen(payments, order, now);
  const depth = ({ block }: SeenPayment): number => (block === undefined ? 0 : height - block.height + 1);
  const final = known.filter((payment) => depth(payment) >= order.confirmationsNeeded);
  const isTimely = ({ firstSeenAt }: KnownPayment): boolean => firstSeenAt <= deadline;

  const sums = {
    receivedSats: sum(known),
    confirmedSats: sum(final),
    timelySats: sum(known.filter(isTimely)),
    timelyFinalSats: sum(final.filter(isTimely)),
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

function stateBy(sums: Sums, { order, isOver }: At): OrderState {
  const { receivedSats, confirmedSats, timelySats, timelyFinalSats } = sums;
  const { amountSats } = order;
  if (receivedSats === 0) {
    if (order.state === 'cancelled') return 'cancelled';
    return isOver ? 'expired' : 'open';
  }
  if (timelyFinalSats >= amountSats) return confirmedSats > amountSats ? 'overpaid' : 'confirmed';
  // One that was sent in time, and is slower than one that was not, still decides.
  if (confirmedSats >= amountSats && timelySats < amountSats) return 'late';
  return isOver && confirmedSats === receivedSats ? 'underpaid' : 'seen';
}

/** Until when a payment counts as sent in time. An order that has ended, or was taken back, takes none any more. */
function deadlineOf({ quotedUntil, endedAt }: WatchedOrder): Date {
  const deadline = new Date(quotedUntil.getTime() + graceMinutes * 60_000);
  return endedAt !== undefined && endedAt < deadline ? endedAt : deadline;
}

/**
 * When each payment was first there: as it is known, when the one it replaces was, or by its block where that is earlier. A payment
 * that replaces another takes its place as long as it pays no more, and one takes the place of one: otherwise a few satoshis sent in
 * time would keep the price for whoever pays the rest when it suits.
 */
function withFirstSeen(payments: SeenPayment[], order: WatchedOrder, now: Date): KnownPayment[] {
  const known = new Map(order.payments.map((payment) => [payment.txid, payment]));
  const gone = new Set(
    order.payments.filter(({ txid }) => payments.every((payment) => payment.txid !== txid)),
  );
  return payments.map((payment) => {
    const same = known.get(payment.txid);
    if (same !== undefined) return { ...payment, firstSeenAt: same.firstSeenAt };
    const replaced = [...gone].find(
      ({ sats, spends }) => sats >= payment.sats && spends.some((coin) => payment.spends.includes(coin)),
    );
    if (replaced !== undefined) gone.delete(replaced);
    return { ...payment, firstSeenAt: replaced?.firstSeenAt ?? firstSeen(payment, order, now) };
  });
}

/** What comes after an order has ended is new, whatever its block says: the customer was told that it is over. */
function firstSeen({ block }: SeenPayment, { state, endedAt }: WatchedOrder, now: Date): Date {
  // The clock that noted the end may be ahead of this one.
  if (endedAt !== undefined) return new Date(Math.max(now.getTime(), endedAt.getTime() + 1));
  const isOver = state === 'underpaid' || state === 'late';
  return block !== undefined && !isOver && block.at < now ? block.at : now;
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
  payments: { txid: string; sats: number; spends: string[]; firstSeenAt: Date }[];
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

type Sums = { receivedSats: number; confirmedSats: number; timelySats: number; timelyFinalSats: number };
type At = { order: WatchedOrder; isOver: boolean };
