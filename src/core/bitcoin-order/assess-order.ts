import type { AgreedView, SeenPayment } from './chain-view.ts';
import { isBooked, type OrderState } from './order-state.ts';

/**
 * An order stays open this many minutes longer, because explorers need time to see a payment and the schedule checks
 * every five minutes.
 */
export const graceMinutes = 10;

/**
 * Returns the state of an order according to both explorers. Until an order is booked, each check computes its state again,
 * because a payment may be replaced or its block may be orphaned. A booked order stays booked and is flagged instead.
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
  // An editor may have accepted less than the requested amount.
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
  // A payment in time still decides the state if a late one confirms before it.
  if (confirmedSats >= amountSats && timelySats < amountSats) return 'late';
  return isOver && confirmedSats === receivedSats ? 'underpaid' : 'seen';
}

/** Returns the latest time at which a payment counts as sent in time. An ended or cancelled order accepts no more payments. */
function deadlineOf({ quotedUntil, endedAt }: WatchedOrder): Date {
  const deadline = new Date(quotedUntil.getTime() + graceMinutes * 60_000);
  return endedAt !== undefined && endedAt < deadline ? endedAt : deadline;
}

/**
 * Adds when each payment was first seen: the recorded time, or that of the payment it replaces, or the time of its block
 * if that is earlier. A replacement keeps the earlier time only if it pays no more, and replaces a single payment.
 * Otherwise a customer could send a few satoshis in time to freeze the price, and pay the rest when it suits.
 */
function withFirstSeen(payments: SeenPayment[], order: WatchedOrder, now: Date): KnownPayment[] {
  const known = new Map(order.payments.map((payment) => [payment.txid, payment]));
  const vanished = new Set(
    order.payments.filter(({ txid }) => payments.every((payment) => payment.txid !== txid)),
  );
  return payments.map((payment) => {
    const same = known.get(payment.txid);
    if (same !== undefined) return { ...payment, firstSeenAt: same.firstSeenAt };
    const replaced = [...vanished].find(
      ({ sats, spends }) => sats >= payment.sats && spends.some((coin) => payment.spends.includes(coin)),
    );
    if (replaced !== undefined) vanished.delete(replaced);
    return { ...payment, firstSeenAt: replaced?.firstSeenAt ?? firstSeen(payment, order, now) };
  });
}

/**
 * Returns when a payment was first seen. A payment to an ended order is new, whatever its block says, because the
 * customer knows that the order is over.
 */
function firstSeen({ block }: SeenPayment, { state, endedAt }: WatchedOrder, now: Date): Date {
  // The clock that recorded the end may be ahead of this one.
  if (endedAt !== undefined) return new Date(Math.max(now.getTime(), endedAt.getTime() + 1));
  const isOver = state === 'underpaid' || state === 'late';
  return block !== undefined && !isOver && block.at < now ? block.at : now;
}

const sum = (payments: SeenPayment[]): number => payments.reduce((total, { sats }) => total + sats, 0);

/** Describes an order to check, with its payments at the last check. */
export type WatchedOrder = {
  state: OrderState;
  amountSats: number;
  quotedUntil: Date;
  /** The order first expired or was cancelled at this time. */
  endedAt: Date | undefined;
  confirmationsNeeded: number;
  isAccepted: boolean;
  payments: { txid: string; sats: number; spends: string[]; firstSeenAt: Date }[];
};

export type KnownPayment = SeenPayment & { firstSeenAt: Date };

/** `confirmations` is the number of the least confirmed payment. */
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
