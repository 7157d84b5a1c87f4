/** Decides the state of an order from the payments that explorers report: paid, underpaid, late, and so on. */
import type { AgreedView, SeenPayment } from './chain-view.ts';
import { dustSatoshis, enoughSatoshis } from './order-amount.ts';
import { isBooked, type OrderState } from './order-state.ts';

/** An order stays open this many minutes after its price expires, because explorers report payments with a delay. */
export const graceMinutes = 10;

/** Block times are inexact, so the first check after the deadline accepts payments up to this many minutes late. */
export const uncheckedMinutes = 120;

/**
 * Assesses an order by the view on which both explorers agree. A confirmed order can only become overpaid. Overpaid
 * and accepted orders keep their state. If one of these orders loses its payment, `isReorganised` is set. Any other
 * order may return to an earlier state, because a payment may be replaced and a block may be orphaned.
 */
export function assessOrder(order: WatchedOrder, { height, payments }: AgreedView, now: Date): Assessment {
  const deadline = deadlineOf(order);
  const known = withFirstSeen(payments, order, now).map((payment) => withDepth(payment, order, height));
  const final = known.filter(({ isFinal }) => isFinal);
  const isTimely = ({ firstSeenAt }: KnownPayment): boolean => firstSeenAt <= deadline;

  const [receivedSats, confirmedSats] = [sum(known), sum(final)];
  const figures = {
    receivedSats,
    confirmedSats,
    confirmations: known.length === 0 ? 0 : Math.min(...known.map(({ depth }) => depth)),
    isLate: !known.every(isTimely),
    payments: known,
  };
  if (!isBooked(order.state) && !order.isAccepted) {
    const [timelySats, timelyFinalSats] = [sum(known.filter(isTimely)), sum(final.filter(isTimely))];
    const sums = { receivedSats, confirmedSats, timelySats, timelyFinalSats };
    const state = stateBy(sums, { order, isOver: now > deadline });
    return { ...figures, state, isReorganised: false };
  }
  const isMore = order.state === 'confirmed' && isTooMuch(confirmedSats, order);
  // If an editor has accepted an underpaid order, any confirmed sum is enough.
  const enough = order.state === 'underpaid' ? 1 : enoughSatoshis(order.amountSats);
  return {
    ...figures,
    state: isMore ? 'overpaid' : order.state,
    isReorganised: confirmedSats < enough,
  };
}

function stateBy(sums: Sums, { order, isOver }: At): OrderState {
  const { receivedSats, confirmedSats, timelySats, timelyFinalSats } = sums;
  const enough = enoughSatoshis(order.amountSats);
  if (receivedSats === 0) {
    if (order.state === 'cancelled') return 'cancelled';
    return isOver ? 'expired' : 'open';
  }
  if (timelyFinalSats >= enough) return isTooMuch(confirmedSats, order) ? 'overpaid' : 'confirmed';
  // If the customer sent enough in time, the order is not late, even if a late payment is confirmed first.
  if (confirmedSats >= enough && timelySats < enough) return 'late';
  return isOver && confirmedSats === receivedSats ? 'underpaid' : 'seen';
}

/** Whether the customer paid too much, and the excess is large enough for the network to relay a refund. */
const isTooMuch = (sats: number, { amountSats }: WatchedOrder): boolean => sats >= amountSats + dustSatoshis;

/** Returns the deadline for payments. If the order ended earlier, returns the time of its end. */
function deadlineOf({ quotedUntil, endedAt }: WatchedOrder): Date {
  const deadline = new Date(quotedUntil.getTime() + graceMinutes * 60_000);
  return endedAt !== undefined && endedAt < deadline ? endedAt : deadline;
}

/**
 * A payment that replaces an equal or larger payment takes over its `firstSeenAt`. A larger payment does not, because
 * a customer could then send a few satoshis in time, and replace them by the full amount after the deadline.
 */
function withFirstSeen(payments: SeenPayment[], order: WatchedOrder, now: Date): KnownPayment[] {
  const known = new Map(order.payments.map((payment) => [payment.txid, payment]));
  const vanished = new Set(
    order.payments.filter(({ txid }) => payments.every((payment) => payment.txid !== txid)),
  );
  return payments.map((payment) => {
    const same = known.get(payment.txid);
    if (same !== undefined) return { ...same, ...payment };
    const replaced = [...vanished].find(
      ({ sats, spends }) => sats >= payment.sats && spends.some((coin) => payment.spends.includes(coin)),
    );
    if (replaced !== undefined) vanished.delete(replaced);
    const firstSeenAt = replaced?.firstSeenAt ?? firstSeen(payment, order, now);
    return { ...payment, firstSeenAt, blockHeight: undefined, isFinal: false };
  });
}

/** A final payment stays final while an explorer is behind and does not yet know the blocks that confirm it. */
function withDepth(
  payment: KnownPayment,
  { confirmationsNeeded }: WatchedOrder,
  height: number,
): KnownPayment & { depth: number } {
  const { block, blockHeight = Infinity } = payment;
  const depth = block === undefined ? 0 : height - block.height + 1;
  const isUnreached = block === undefined && blockHeight > height;
  const stays = payment.isFinal && (block === undefined ? isUnreached : block.height === blockHeight);
  return {
    ...payment,
    blockHeight: isUnreached ? payment.blockHeight : block?.height,
    isFinal: stays || depth >= confirmationsNeeded,
    depth: stays ? Math.max(depth, confirmationsNeeded) : depth,
  };
}

/** Dates a payment by its block, or by the current time if the payment is unconfirmed or the order is over. */
function firstSeen({ block }: SeenPayment, order: WatchedOrder, now: Date): Date {
  const { state, endedAt, agreedAt } = order;
  // The clock that recorded the end may be ahead of this server's clock, so the payment gets a time after the end.
  if (endedAt !== undefined) return new Date(Math.max(now.getTime(), endedAt.getTime() + 1));
  const isOver = state === 'underpaid' || state === 'late';
  if (isOver) return now;
  const at = block !== undefined && block.at < now ? block.at : now;
  const deadline = deadlineOf(order);
  const isUnchecked = agreedAt <= deadline && at.getTime() <= deadline.getTime() + uncheckedMinutes * 60_000;
  return isUnchecked && at > deadline ? deadline : at;
}

const sum = (payments: SeenPayment[]): number => payments.reduce((total, { sats }) => total + sats, 0);

/** An order to check, with its payments at the last check. */
export type WatchedOrder = {
  state: OrderState;
  amountSats: number;
  quotedUntil: Date;
  /** The time when the order first expired or was cancelled. */
  endedAt: Date | undefined;
  /** `BITCOIN_CONFIRMATIONS` when the order was created. */
  confirmationsNeeded: number;
  /** Whether an editor accepted the order, or already has to decide because its confirmed payment was lost. */
  isAccepted: boolean;
  /** When both explorers last agreed. Before their first agreement, the time when the order was created. */
  agreedAt: Date;
  payments: Omit<KnownPayment, 'block'>[];
};

export type KnownPayment = SeenPayment & {
  firstSeenAt: Date;
  /** The height of the payment's block. It stays known if an explorer later falls behind and lacks that block. */
  blockHeight: number | undefined;
  /** Whether the payment has the required number of confirmations. */
  isFinal: boolean;
};

/** `confirmations` is the number of confirmations of the payment that has the fewest. */
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
